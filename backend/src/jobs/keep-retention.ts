import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteAbandoned } from "../buying";
import { deleteOldSignInMails } from "../mails";
import { eraseLensData } from "../orders";
import { loggerOf } from "../platform/logger";
import { every } from "../platform/schedule";
import { eraseOld } from "../visits";

/** Deletes bags that nobody comes back to, health data that the business profile keeps no longer, and mails to sign in. */
export default async function keepRetention(container: MedusaContainer) {
  const { bags, carts, prescriptions } = await deleteAbandoned(container);
  const orders = await eraseLensData(container);
  const visits = await eraseOld(container, new Date());
  const mails = await deleteOldSignInMails(container);
  const counts = { bags, carts, prescriptions, orders, visits, mails };
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  if (found.length === 0) return;
  const text = found.map(([name, count]) => `${count} ${name}`).join(", ");
  loggerOf(container).info(`Deleted or erased in time: ${text}`);
}

// Often and little, so that nobody waits for an hour at which the server may be off.
export const config = { name: "keep-retention", schedule: every(60) };
