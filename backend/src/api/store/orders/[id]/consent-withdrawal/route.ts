import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { lensConsentsOf, withdrawConsent } from "../../../../../orders";

/** Withdraws the consent to the use of the lens values of an order. 404 where none counts. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  await withdrawConsent(request.scope, id);
  response.json({ consents: await lensConsentsOf(request.scope, id) });
}
