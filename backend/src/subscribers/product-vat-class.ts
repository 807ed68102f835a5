import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { applyVatRatesWorkflow } from "../workflows/apply-vat-rates";

/** A product's VAT class counts as soon as it is saved; should this event be lost, the hourly job finds it. */
export default async function productVatClass({
  event,
  container,
}: SubscriberArgs<{ id: string }>) {
  await applyVatRatesWorkflow(container).run({ input: { productIds: [event.data.id] } });
}

export const config: SubscriberConfig = { event: ["product.created", "product.updated"] };
