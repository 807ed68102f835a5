/** Seeing to it that the customer is told of an order: the event may have died with the process. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { ask } from "../ask";

/** Seconds that sending one mail may take, its time limits included. */
const sendingTakes = 40;

const key = (orderId: string): string => `order-confirmation:${orderId}`;

type Sent = { status: "pending" | "success" | "failure"; age: number };

/**
 * Says again that the order was placed, unless the confirmation is on its way. What listens to that
 * event has to bear hearing it twice.
 * @returns whether the confirmation is out
 */
export async function confirmOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const [mail] = await ask<Sent>(
    container,
    `select status, extract(epoch from now() - updated_at)::float8 as age from notification
     where idempotency_key = ? and deleted_at is null order by created_at desc limit 1`,
    [key(orderId)],
  );
  if (mail?.status === "success") return true;
  if (mail?.status === "pending") {
    if (mail.age < sendingTakes) return false;
    // Interrupted while it was being sent. Perhaps it went out: a second one is better than none.
    await ask(
      container,
      "update notification set status = 'failure', updated_at = now() where idempotency_key = ?",
      [key(orderId)],
    );
  }
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: OrderWorkflowEvents.PLACED, data: { id: orderId } });
  return false;
}

/** Whether the order still has somebody to be confirmed to: an address, and not cancelled. */
export async function awaitsConfirmation(
  container: MedusaContainer,
  orderId: string,
): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    container,
    `select id from "order"
     where id = ? and coalesce(email, '') <> '' and canceled_at is null and deleted_at is null`,
    [orderId],
  );
  return rows.length > 0;
}
