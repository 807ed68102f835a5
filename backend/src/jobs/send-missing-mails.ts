import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../platform/ask";
import { loggerOf } from "../platform/logger";
import { every } from "../platform/schedule";
import { sendOrderMails } from "../workflows/send-order-mails";

/** Nobody gets a mail about what happened longer ago. */
const daysBack = 3;
/** Looked at twice, so that nothing falls between two runs. */
const minutesOfOverlap = 5;

/** Until when this process has sent every mail; its first run looks back over all the days. */
let completeUntil: Date | undefined;
/** The changes that the last run looked at, which the overlap shows again. */
let lookedAt: ReadonlySet<string> = new Set();

type Found = {
  id: string;
  updated_at: Date | string;
  order?: { id: string } | null;
  payment_collection?: { order?: { id: string } | null } | null;
};

/** The records that mails are about, with the way from each to its order. */
const places = [
  { entity: "order", fields: [] },
  { entity: "payment", fields: ["payment_collection.order.id"] },
  { entity: "fulfillment", fields: ["order.id"] },
  { entity: "lens_release", fields: [] },
] as const;

/** The changes since then, each with the order that it belongs to. */
async function changesSince(container: MedusaContainer, since: Date): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  for (const { entity, fields } of places) {
    const found = await recordsOf<Found>(
      container,
      entity,
      { updated_at: { $gte: since.toISOString() } },
      ["id", "updated_at", ...fields],
    );
    for (const { id, updated_at, order, payment_collection } of found) {
      // What was decided about lenses has the id of its order.
      const isOrder = entity === "order" || entity === "lens_release";
      const orderId = isOrder ? id : (order?.id ?? payment_collection?.order?.id);
      if (orderId) changes.set(`${entity} ${id} ${new Date(updated_at).toISOString()}`, orderId);
    }
  }
  return changes;
}

/**
 * Events live in memory and are lost with the process. Each run sends the missing mails of the orders
 * that changed since the last one.
 */
export default async function sendMissingMails(container: MedusaContainer) {
  const logger = loggerOf(container);
  const now = new Date();
  const since = new Date(
    completeUntil
      ? completeUntil.getTime() - minutesOfOverlap * 60_000
      : now.getTime() - daysBack * 86_400_000,
  );
  const changes = await changesSince(container, since);
  const fresh = [...changes].filter(([change]) => !lookedAt.has(change));
  const failed = new Set<string>();
  for (const orderId of new Set(fresh.map(([, order]) => order))) {
    try {
      const sent = await sendOrderMails(container, orderId);
      if (sent > 0) logger.info(`Order ${orderId}: ${sent} mails were missing`);
    } catch (error) {
      failed.add(orderId);
      logger.error(
        `The mails of order ${orderId} could not be sent`,
        error instanceof Error ? error : undefined,
      );
    }
  }
  lookedAt = new Set(
    [...changes].filter(([, order]) => !failed.has(order)).map(([change]) => change),
  );
  if (failed.size === 0) completeUntil = now;
}

export const config = { name: "send-missing-mails", schedule: every(60) };
