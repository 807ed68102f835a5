import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteLeftCarts } from "../buying/bag/delete-abandoned-carts";
import { BAG_MODULE } from "../modules/bag";
import { every } from "../platform/schedule";

/** As long as the cookie that leads to a bag. */
const days = 30;

/** Nobody comes back to a bag whose cookie has expired, and nobody orders its cart. */
export default async function deleteOldBags(container: MedusaContainer) {
  const bags = await container.resolve(BAG_MODULE).deleteOlderThan(days);
  const carts = await deleteLeftCarts(container, days);
  if (bags + carts > 0) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.info(`${bags} old bags and ${carts} carts are deleted`);
  }
}

// Often and little, instead of everything in one night.
export const config = { name: "delete-old-bags", schedule: every(60) };
