/** What became of a cart that was placed, as its customer is informed, and why there is no order. */
import type { PlacementRefusal } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { createLinksStepId, reserveInventoryStepId } from "@medusajs/medusa/core-flows";
import { conflictError } from "../../platform/errors";
import { loggerOf } from "../../platform/logger";
import { isWithoutConsent, lineRefusalOf } from "../validate-line";
import { placementsOf, settleOrder } from "./settle-order";

export type PlaceOutcome =
  | { outcome: "ordered"; order_id: string }
  | { outcome: "refused"; reason: PlacementRefusal }
  /** The payment service, or something of ours, does not answer; asking again with the same key tells. */
  | { outcome: "unknown" };

/** What ended the making of an order: the step that failed, and its error as a plain object. */
export type Failure = { action: string; error: unknown };

/** Finds what became of the cart, completes what is missing and writes it down. */
export async function settlePlacement(
  container: MedusaContainer,
  cartId: string,
  failure?: Failure,
): Promise<PlaceOutcome> {
  const placements = placementsOf(container);
  const settled = await settleOrder(container, cartId);
  if (settled.state === "unknown") return { outcome: "unknown" };
  if (settled.state === "ordered") {
    await placements.mark(cartId, "ordered", { orderId: settled.orderId });
    return { outcome: "ordered", order_id: settled.orderId };
  }
  if (settled.reason === "never-made" && typeOf(failure) === MedusaError.Types.CONFLICT) {
    // Too many are after the same article at this moment: no reason to refuse, but to ask again.
    await placements.mark(cartId, "refused", { reason: interrupted });
    throw conflictError("The articles of the cart are being ordered");
  }
  if (settled.reason !== "never-made") {
    await placements.mark(cartId, "refused", { reason: settled.reason });
    return { outcome: "refused", reason: settled.reason };
  }
  if (!failure) {
    await placements.mark(cartId, "refused", { reason: interrupted });
    return { outcome: "refused", reason: "other" };
  }
  const reason = reasonOf(container, failure);
  // What failed on our side is no refusal: the placement stays open, for the reconciler or the same attempt.
  if (reason === undefined) return { outcome: "unknown" };
  await placements.mark(cartId, "refused", { reason });
  return { outcome: "refused", reason };
}

const paymentErrors = new Set<unknown>([
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
]);

/** What the step that reserves stock throws where there is too little, or none where the channel sells from. */
const stockErrors = new Set<unknown>([
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
  MedusaError.Types.INVALID_DATA,
]);

/** Other errors by which Medusa judges what was asked; it throws them with the same right again. */
const refusals = new Set<unknown>([
  ...stockErrors,
  MedusaError.Types.DUPLICATE_ERROR,
  MedusaError.Types.FORBIDDEN,
  MedusaError.Types.UNAUTHORIZED,
]);

/** Marks a placement that was not refused but crowded out or cut off; the same attempt is made again. */
export const interrupted = "interrupted";

const typeOf = (failure: Failure | undefined): unknown =>
  typeof failure?.error === "object" && failure.error !== null && "type" in failure.error
    ? failure.error.type
    : undefined;

/** @returns undefined where nothing was judged: a database that is gone, an error of ours */
function reasonOf(container: MedusaContainer, failure: Failure): PlacementRefusal | undefined {
  const refusal = lineRefusalOf(failure.error);
  if (refusal) return isWithoutConsent(refusal) ? "consent" : "prescription";
  const type = typeOf(failure);
  if (paymentErrors.has(type)) return "payment";
  if (failure.action === reserveInventoryStepId && stockErrors.has(type)) return "out-of-stock";
  const logger = loggerOf(container);
  // Linking judges nothing: what it finds in its way is ours.
  if (refusals.has(type) && failure.action !== createLinksStepId) {
    logger.warn(`An order was refused by the step ${failure.action}: ${String(type)}`);
    return "other";
  }
  logger.error(`An order was interrupted in the step ${failure.action}: ${String(type)}`);
  return undefined;
}
