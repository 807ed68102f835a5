import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendOrderConfirmationWorkflow } from "../workflows/send-order-confirmation";

export default async function orderPlaced({ event, container }: SubscriberArgs<{ id: string }>) {
  const { result } = await sendOrderConfirmationWorkflow(container).run({
    input: { orderId: event.data.id },
  });
  if (!result.sent) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `Order ${event.data.id} has no authorised payment or no address: not confirmed by mail`,
      );
  }
}

export const config: SubscriberConfig = { event: "order.placed" };
