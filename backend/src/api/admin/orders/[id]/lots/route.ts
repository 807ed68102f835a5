import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isAwaitingPayment, openLines, parcelsOf, readOrder } from "../../../../../orders";

/**
 * What is still to be packed, and what was packed with lot and expiry of each box; `awaits_payment` says that
 * packing is refused until a payment is recorded.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const id = request.params.id ?? "";
  const [order, awaits_payment] = await Promise.all([
    readOrder(request.scope, id),
    isAwaitingPayment(request.scope, id),
  ]);
  response.json({ open: openLines(order), parcels: parcelsOf(order), awaits_payment });
}
