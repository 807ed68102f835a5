/** What follows by itself: polled for, while the backend's jobs run as often as somebody waits for them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pause } from "./backend-process.ts";
import { runningShop, type ShopInfo } from "./shop-info.ts";

/** Runs the polling jobs of a shop's backend now, those that run already excepted (`in-shop.cjs`). */
const wakeJobs = ({ dataDir }: ShopInfo) =>
  writeFileSync(join(dataDir, "wake-jobs"), "", { mode: 0o600 });

/** Milliseconds. Only what hangs is to fail by it. */
export const limit = 280_000;
/** Milliseconds after a look, each time so much more, up to the longest. */
const [interval, longest] = [50, 250];
/** After half a second, in which most things follow without a job, and after another; then every two: all jobs run each time. */
const isForJobs = (look: number) => look === 4 || look % 8 === 0;

/**
 * Looks until an assertion holds.
 *
 * @param info whose jobs may have to run for it
 * @returns what the assertion returns
 * @throws what it threw last, after some minutes
 */
export async function eventually<Found>(
  assertion: () => Found | Promise<Found>,
  info: ShopInfo = runningShop(),
): Promise<Found> {
  const end = performance.now() + limit;
  for (let look = 1; ; look += 1) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    if (isForJobs(look)) wakeJobs(info);
    await pause(Math.min(look * interval, longest));
  }
}
