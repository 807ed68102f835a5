import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openLines, parcelsOf } from "../../../../../orders/packing/lots";
import { readOrder } from "../../../../../orders/stored-order";

/** What is still to be packed, and what was packed with lot and expiry of each box. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const order = await readOrder(request.scope, request.params.id ?? "");
  response.json({ open: openLines(order), parcels: parcelsOf(order) });
}
