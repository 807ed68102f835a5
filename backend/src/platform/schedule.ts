import { environment } from "./environment";

/** When a job looks for what has fallen due: each so many seconds, or as often as JOB_INTERVAL says. */
export const every = (seconds: number) => ({
  interval: 1000 * (environment().JOB_INTERVAL ?? seconds),
});
