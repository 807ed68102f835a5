import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { every } from "../platform/schedule";
import { eraseOld } from "../visits/watch";

/** Nobody's details are kept longer than the business profile says. */
export default async function eraseHomeService(container: MedusaContainer) {
  const erased = await eraseOld(container, new Date());
  if (erased === 0) return;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`${erased} home-service requests were erased after their time`);
}

// Light enough for every minute, so that nobody waits for an hour at which the server may be off.
export const config = { name: "erase-home-service", schedule: every(60) };
