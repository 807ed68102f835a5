/** Seeing to it that the customer is told of an order: the event may have died with the process. */
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  Modules,
  NotificationStatus,
  OrderWorkflowEvents,
} from "@medusajs/framework/utils";

/** Milliseconds that sending one mail may take, its time limits included. */
const sendingTakes = 40_000;

type Sent = { id: string; status: `${NotificationStatus}`; updated_at: string | Date };

/** A method that each module has for each of its models; only the types of this module leave it out. */
interface NotificationUpdates {
  updateNotifications(data: { id: string; status: NotificationStatus }): Promise<unknown>;
}

/**
 * Says again that the order was placed, unless the confirmation is on its way. What listens to that
 * event has to bear hearing it twice.
 * @returns whether the confirmation is out
 */
export async function confirmOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "notification",
    fields: ["id", "status", "updated_at"],
    filters: { idempotency_key: `order-confirmation:${orderId}` },
  });
  const [mail]: Sent[] = data;
  if (mail?.status === "success") return true;
  if (mail?.status === "pending") {
    if (Date.now() - new Date(mail.updated_at).getTime() < sendingTakes) return false;
    // Interrupted while it was being sent. Perhaps it went out: a second one is better than none.
    await container
      .resolve<NotificationUpdates>(Modules.NOTIFICATION)
      .updateNotifications({ id: mail.id, status: NotificationStatus.FAILURE });
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
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["email", "canceled_at"],
    filters: { id: orderId },
  });
  const [order]: { email?: string | null; canceled_at?: string | Date | null }[] = data;
  return Boolean(order?.email) && !order?.canceled_at;
}
