import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { linesInLanguage } from "../../../../../catalog";
import { profileOf } from "../../../../../modules/business-profile";
import {
  expectedDelivery,
  isAwaitingPayment,
  isPackingWithdrawn,
  openLines,
  parcelsOf,
  progressOf,
  readOrder,
} from "../../../../../orders";
import { dashboardLanguage } from "../../../../../people";

/**
 * What is still to be packed, and what was packed with lot and expiry of each box; `awaits_payment` says that
 * packing is refused until a payment is recorded, `withdrawn` that the customer does not want it any more, `expected` when it comes, as the customer was informed.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const id = request.params.id ?? "";
  const [order, awaits_payment, withdrawn, profile] = await Promise.all([
    readOrder(request.scope, id),
    isAwaitingPayment(request.scope, id),
    isPackingWithdrawn(request.scope, id),
    profileOf(request.scope),
  ]);
  const expected = expectedDelivery(progressOf(order), profile);
  const language = dashboardLanguage(request.cookies);
  const named = { ...order, items: await linesInLanguage(request.scope, order.items, language) };
  response.json({
    ...{ open: openLines(named), parcels: parcelsOf(named) },
    ...{ awaits_payment, withdrawn, expected },
  });
}
