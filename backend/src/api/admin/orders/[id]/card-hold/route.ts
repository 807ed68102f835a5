import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { holdOf } from "../../../../../orders";

/** What the bank keeps ready for an order and how long: `{ card_hold }`, null where nothing is held. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ card_hold: (await holdOf(request.scope, request.params.id ?? "")) ?? null });
}
