import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { every } from "../platform/schedule";
import { sendOrderMailsWorkflow } from "../workflows/send-order-mails";

/** Nobody gets a mail about what happened longer ago. */
const daysBack = 3;
/** Looked at twice, so that nothing falls between two runs. */
const minutesOfOverlap = 5;

/** Until when this process has sent every mail; its first run looks back over all the days. */
let completeUntil: Date | undefined;

type Found = {
  id: string;
  order?: { id: string } | null;
  payment_collection?: { order?: { id: string } | null } | null;
};

/** The records that mails are about, with the way from each to its order. */
const places = [
  { entity: "order", fields: ["id"] },
  { entity: "payment", fields: ["id", "payment_collection.order.id"] },
  { entity: "fulfillment", fields: ["id", "order.id"] },
  { entity: "lens_release", fields: ["id"] },
] as const;

async function changedOrders(container: MedusaContainer, since: Date): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const ids = new Set<string>();
  for (const { entity, fields } of places) {
    const { data } = await query.graph({
      entity,
      fields: [...fields],
      filters: { updated_at: { $gte: since.toISOString() } },
    });
    const found: Found[] = data;
    for (const { id, order, payment_collection } of found) {
      // What was decided about lenses has the id of its order.
      const isOrder = entity === "order" || entity === "lens_release";
      const orderId = isOrder ? id : (order?.id ?? payment_collection?.order?.id);
      if (orderId) ids.add(orderId);
    }
  }
  return [...ids];
}

/**
 * Events live in memory and are lost with the process. Each run sends the missing mails of the orders
 * that changed since the last one.
 */
export default async function sendMissingMails(container: MedusaContainer) {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const now = new Date();
  const since = new Date(
    completeUntil
      ? completeUntil.getTime() - minutesOfOverlap * 60_000
      : now.getTime() - daysBack * 86_400_000,
  );
  let complete = true;
  for (const orderId of await changedOrders(container, since)) {
    try {
      const { result } = await sendOrderMailsWorkflow(container).run({ input: { orderId } });
      if (result.sent > 0) logger.info(`Order ${orderId}: ${result.sent} mails were missing`);
    } catch (error) {
      complete = false;
      logger.error(`The mails of order ${orderId} could not be sent`, asError(error));
    }
  }
  if (complete) completeUntil = now;
}

/** A workflow may throw what it has stored of an error, which is no `Error` any more. */
const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(Object(error).message ?? error));

export const config = { name: "send-missing-mails", schedule: every(60) };
