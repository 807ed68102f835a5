import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteAbandoned } from "../buying";
import { eraseLensData } from "../orders";
import { every } from "../platform/schedule";
import { eraseOld } from "../visits";

/** Deletes bags that nobody comes back to, and health data that the business profile keeps no longer. */
export default async function keepRetention(container: MedusaContainer) {
  const { bags, carts, prescriptions } = await deleteAbandoned(container);
  const orders = await eraseLensData(container);
  const visits = await eraseOld(container, new Date());
  const counts = { bags, carts, prescriptions, orders, visits };
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  if (found.length === 0) return;
  const text = found.map(([name, count]) => `${count} ${name}`).join(", ");
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Deleted or erased in time: ${text}`);
}

// Often and little, so that nobody waits for an hour at which the server may be off.
export const config = { name: "keep-retention", schedule: every(60) };
