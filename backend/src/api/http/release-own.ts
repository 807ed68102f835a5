import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { may } from "../../modules/staff/permissions";
import { releaseOwnOrder } from "../../orders";
import { actorOf, authorOf } from "../../people";

/**
 * Releases the lenses of a draft in the name of the person who makes it an order, where that person may
 * release lenses; others leave it to an optician.
 */
export async function releaseOwn(
  request: AuthenticatedMedusaRequest,
  orderId: string,
): Promise<void> {
  if (!may(actorOf(request), "lens-releases", "change")) return;
  await releaseOwnOrder(request.scope, orderId, await authorOf(request));
}
