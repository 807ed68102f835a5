/** Notes before each test of Vitest how long its shop's logs are, so that a failure can show what came. */
import { beforeEach } from "vitest";
import { shopFolder, sizesOfLogs } from "./result.ts";

declare module "vitest" {
  interface TaskMeta {
    /** How long the logs of the test's shop were when it began. */
    logSizes?: Record<string, number>;
  }
}

beforeEach(({ task }) => {
  task.meta.logSizes = sizesOfLogs(shopFolder(Number(process.env.VITEST_POOL_ID)));
});
