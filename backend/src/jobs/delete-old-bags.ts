import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteAbandoned } from "../buying";
import { every } from "../platform/schedule";

/** Nobody comes back to a bag whose cookie has expired, and nobody orders its cart. */
export default async function deleteOldBags(container: MedusaContainer) {
  const { bags, carts, prescriptions } = await deleteAbandoned(container);
  if (bags + carts + prescriptions > 0) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.info(`${bags} old bags, ${carts} carts and ${prescriptions} prescriptions are deleted`);
  }
}

// Often and little, instead of everything in one night.
export const config = { name: "delete-old-bags", schedule: every(60) };
