import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removeItemReceiveReturnActionWorkflow } from "@medusajs/medusa/core-flows";
import { oneRecord } from "../../../../../http/one-record";

/**
 * In place of Medusa's own, which looks for a requested item and so never finds the damaged one
 * (2.21.2).
 */
export async function DELETE({ params, scope }: MedusaRequest, response: MedusaResponse) {
  const { id } = await oneRecord(scope, "return", { id: params.id }, ["id"]);
  const { result } = await removeItemReceiveReturnActionWorkflow(scope).run({
    input: { return_id: id, action_id: params.action_id as string },
  });
  response.json({ order_preview: result, return: await oneRecord(scope, "return", { id }) });
}
