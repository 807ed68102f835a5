import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { may } from "../../modules/staff/permissions";
import { keepConsentTaken, lensOrder, releaseOwnOrder } from "../../orders";
import { actorOf, authorOf } from "../../people";

/**
 * Who makes a draft with lenses an order has taken the customer's consent. Releases the lenses in that
 * person's name, where the person may release lenses; others leave it to an optician.
 */
export async function releaseOwn(
  request: AuthenticatedMedusaRequest,
  orderId: string,
): Promise<void> {
  if (!(await lensOrder(request.scope, orderId))) return;
  const author = await authorOf(request);
  await keepConsentTaken(request.scope, orderId, author);
  if (!may(actorOf(request), "lens-releases", "change")) return;
  await releaseOwnOrder(request.scope, orderId, author);
}
