import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { BUSINESS_PROFILE_MODULE } from "../modules/business-profile";
import { applyVatRatesWorkflow } from "../workflows/apply-vat-rates";

/** Products that were saved while others were looked at: an import saves thousands at once. */
const waiting = new Set<string>();
let running: Promise<void> | undefined;

async function lookAtAll(container: MedusaContainer): Promise<void> {
  // Before there is a profile the demo data is being written, which ends with all classes.
  if (!(await container.resolve(BUSINESS_PROFILE_MODULE).find())) return waiting.clear();
  while (waiting.size > 0) {
    const productIds = [...waiting];
    waiting.clear();
    await applyVatRatesWorkflow(container).run({ input: { productIds } });
  }
}

/** A product's VAT class counts as soon as it is saved; should this event be lost, the hourly job finds it. */
export default function productVatClass({ event, container }: SubscriberArgs<{ id: string }>) {
  waiting.add(event.data.id);
  running ??= lookAtAll(container).finally(() => {
    running = undefined;
  });
  return running;
}

export const config: SubscriberConfig = { event: ["product.created", "product.updated"] };
