import { environment } from "./environment";

/** The schedule of a job that polls: every so many seconds, or every JOB_INTERVAL where that is set. */
export const every = (seconds: number) => ({
  interval: 1000 * (environment().JOB_INTERVAL ?? seconds),
});
