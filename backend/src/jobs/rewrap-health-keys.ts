import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRESCRIPTIONS_MODULE } from "../modules/prescriptions";
import { every } from "../platform/schedule";

/** Many enough that ten thousand people take a few turns, few enough that nobody waits for one. */
const atOnce = 2000;

/** After a new key was put before the others in HEALTH_KEYS: wraps the keys of people with it. */
export default async function rewrapHealthKeys(container: MedusaContainer) {
  const people = await container.resolve(PRESCRIPTIONS_MODULE).rewrap(atOnce);
  if (people === 0) return;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Wrapped the keys of ${people} people with the newest health key`);
}

export const config = { name: "rewrap-health-keys", schedule: every(60) };
