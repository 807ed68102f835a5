import type { MedusaContainer } from "@medusajs/framework/types";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import { every } from "../platform/schedule";
import { readUnnamedCustomers } from "../read-models/orders/unnamed-customers";

/** One run takes a few, so that it is over before anybody notices. */
const most = 100;

/** Names customers as they have named themselves in their last order, so that staff find them. */
export default async function nameCustomers(container: MedusaContainer) {
  for (const { id, ...update } of await readUnnamedCustomers(container, { most })) {
    await updateCustomersWorkflow(container).run({ input: { selector: { id }, update } });
  }
}

export const config = { name: "name-customers", schedule: every(60) };
