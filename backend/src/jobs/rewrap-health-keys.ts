import type { MedusaContainer } from "@medusajs/framework/types";
import { PRESCRIPTIONS_MODULE } from "../modules/prescriptions";
import { loggerOf } from "../platform/logger";
import { every } from "../platform/schedule";

/** Many enough that ten thousand people take a few turns, few enough that nobody waits for one. */
const atOnce = 2000;

/** Whether this process has looked for people whom a backup has brought back; only a start can have done that. */
let looked = false;

/**
 * After a new key was put before the others in HEALTH_KEYS: wraps the keys of people with it. After an older backup was
 * restored: erases once more who was erased since.
 */
export default async function rewrapHealthKeys(container: MedusaContainer) {
  const prescriptions = container.resolve(PRESCRIPTIONS_MODULE);
  const logger = loggerOf(container);
  if (!looked) {
    const back = await prescriptions.eraseAgain();
    looked = true;
    if (back > 0) logger.info(`Erased ${back} people again whom a backup had brought back`);
  }
  const people = await prescriptions.rewrap(atOnce);
  if (people > 0) logger.info(`Wrapped the keys of ${people} people with the newest health key`);
}

export const config = { name: "rewrap-health-keys", schedule: every(60) };
