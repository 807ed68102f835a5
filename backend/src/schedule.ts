import { environment } from "./environment";

/** When a job looks for what has fallen due: each so many seconds, or more often where JOB_INTERVAL says so. */
export const every = (seconds: number) => ({
  interval: 1000 * Math.min(seconds, environment().JOB_INTERVAL ?? seconds),
});
