/** Returns, claims and exchanges are cancelled in two ways: while staff put them together, and after. */
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  cancelBeginOrderClaimWorkflow,
  cancelBeginOrderExchangeWorkflow,
  cancelOrderClaimWorkflow,
  cancelOrderExchangeWorkflow,
  cancelReturnRequestWorkflow,
  cancelReturnWorkflow,
} from "@medusajs/medusa/core-flows";
import { recordsOf } from "../platform/ask";

type Kind = "return" | "claim" | "exchange";
type Cancel = (container: MedusaContainer, id: string) => Promise<unknown>;

const cancelBegun: Record<Kind, Cancel> = {
  return: (container, return_id) =>
    cancelReturnRequestWorkflow(container).run({ input: { return_id } }),
  claim: (container, claim_id) =>
    cancelBeginOrderClaimWorkflow(container).run({ input: { claim_id } }),
  exchange: (container, exchange_id) =>
    cancelBeginOrderExchangeWorkflow(container).run({ input: { exchange_id } }),
};

const cancelRequested: Record<Kind, Cancel> = {
  return: (container, return_id) => cancelReturnWorkflow(container).run({ input: { return_id } }),
  claim: (container, claim_id) => cancelOrderClaimWorkflow(container).run({ input: { claim_id } }),
  exchange: (container, exchange_id) =>
    cancelOrderExchangeWorkflow(container).run({ input: { exchange_id } }),
};

/** @throws MedusaError where goods have already moved. */
export async function cancelChange(
  container: MedusaContainer,
  kind: Kind,
  id: string,
): Promise<void> {
  const filters = { [`${kind}_id`]: id, status: ["pending", "requested"] };
  const open = await recordsOf(container, "order_change", filters, ["id"]);
  await (open.length > 0 ? cancelBegun : cancelRequested)[kind](container, id);
}
