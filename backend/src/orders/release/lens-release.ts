/** An optician looks at contact lenses before they are ordered from the maker and packed. */
import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { articleNames } from "../../catalog";
import { recentProfileOf } from "../../modules/business-profile";
import { LENS_RELEASES_MODULE } from "../../modules/lens-releases";
import { conflictError, notAllowedError, notFoundError } from "../../platform/errors";
import { kindOfError, loggerOf } from "../../platform/logger";
import {
  readLensLinesOfEmail,
  readLensLinesOfOrder,
  readOpenLensLines,
} from "../../read-models/orders/lens-lines";
import { cancelOrder } from "../cancel-order";
import { type LensOrder, lensOrders, releaseKey, sameAsBefore } from "./rules";

/** While an order is packed nobody decides about it, and the other way round. Seconds. */
const lockTimeout = 20;

export const packingLock = (orderId: string): string => `pack:${orderId}`;

/** The lenses of an order; undefined where it has none. */
export async function lensOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<LensOrder | undefined> {
  return lensOrders(await readLensLinesOfOrder(container, { orderId }))[0];
}

/** Orders of which lenses are not packed yet, the oldest first. */
export async function openLensOrders(container: MedusaContainer): Promise<LensOrder[]> {
  return lensOrders(await readOpenLensLines(container, {}));
}

/** The same orders with their lenses named in a language, where each has them in its customer's. */
export async function lensOrdersIn(
  container: MedusaContainer,
  orders: readonly LensOrder[],
  language: SiteLanguage,
): Promise<LensOrder[]> {
  const ids = orders.flatMap(({ lines }) => lines.map(({ variant_id }) => variant_id));
  const names = await articleNames(container, ids, language);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, ...names.get(line.variant_id ?? "") })),
  }));
}

/** Those that somebody has to look at, or to hear from the customer about. */
export const isUndecided = ({ state }: LensOrder): boolean =>
  state === "waiting" || state === "asked";

/** Every order of a customer that has lenses, the oldest first. */
export async function lensOrdersOf(
  container: MedusaContainer,
  email: string,
): Promise<LensOrder[]> {
  return lensOrders(await readLensLinesOfEmail(container, { email }));
}

/**
 * @throws MedusaError `not_allowed` with the code `lenses-not-released` while an optician has not
 *   released the lenses of an order, with `consent-withdrawn` where the customer wants their values not used
 */
export async function refuseUnreleased(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await lensOrder(container, orderId);
  if (!order || order.state === "released") return;
  if (order.consent_withdrawn) throw withoutConsent();
  throw notAllowedError(
    "The contact lenses of this order have not been released by an optician",
    "lenses-not-released",
  );
}

const withoutConsent = () =>
  notAllowedError(
    "The customer has withdrawn the consent to the use of these lens values",
    "consent-withdrawn",
  );

/**
 * Writes the row of an order that was placed: released where the same values were before, else waiting.
 * Leaves a row that is there, so it may run again.
 */
export async function considerLenses(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await lensOrder(container, orderId);
  if (!order || order.hasRow || order.canceled) return;
  const releases = container.resolve(LENS_RELEASES_MODULE);
  const { lensReleaseMonths } = await recentProfileOf(container);
  const orders = order.email ? await lensOrdersOf(container, order.email) : [];
  const others = orders.filter(({ id }) => id !== orderId);
  const sameAs = sameAsBefore(order.lines, others, lensReleaseMonths, new Date());
  if (!sameAs) return releases.begin(orderId);
  await releases.beginReleased(orderId, order.lines.map(releaseKey), sameAs);
}

export type ReleaseStep = "release" | "ask" | "refuse";

export type Deciding = {
  step: ReleaseStep;
  /** Of the order as it was read. */
  revision: number;
  /** The question, or the reason. */
  text?: string;
  by: { id: string; name: string };
};

/**
 * Decides about the lenses of an order; a refusal cancels the order, which gives the money back.
 * @throws MedusaError `not_found` for an order without lenses; `conflict` where somebody else has decided;
 *   `not_allowed` for anything but a refusal once consent is withdrawn
 */
export function decideLenses(
  container: MedusaContainer,
  orderId: string,
  deciding: Deciding,
): Promise<void> {
  return container
    .resolve(Modules.LOCKING)
    .execute([packingLock(orderId)], () => decide(container, orderId, deciding), {
      timeout: lockTimeout,
    });
}

async function decide(
  container: MedusaContainer,
  orderId: string,
  { step, revision, text, by }: Deciding,
): Promise<void> {
  const order = await lensOrder(container, orderId);
  if (!order) throw notFoundError("This order has no lenses");
  if (order.canceled || !isUndecided(order)) {
    throw conflictError("These lenses are decided about already");
  }
  if (order.consent_withdrawn && step !== "refuse") throw withoutConsent();
  const releases = container.resolve(LENS_RELEASES_MODULE);
  const decision = { by, ...(text !== undefined && { text }) };
  if (step === "release") {
    const lenses = order.lines.map(releaseKey);
    return releases.decide(orderId, revision, { state: "released", lenses, ...decision });
  }
  if (step === "ask") return releases.decide(orderId, revision, { state: "asked", ...decision });
  await releases.decide(orderId, revision, { state: "refused", ...decision });
  try {
    await cancelOrder(container, orderId, by.id);
  } catch (error) {
    await releases.reopen(orderId);
    throw error;
  }
}

/** Who enters an order at the counter has looked at its lenses. For a draft, before it is an order. */
export async function releaseOwnOrder(
  container: MedusaContainer,
  orderId: string,
  by: Deciding["by"],
): Promise<void> {
  const order = await lensOrder(container, orderId);
  if (!order || order.state === "released") return;
  const lenses = order.lines.map(releaseKey);
  await container.resolve(LENS_RELEASES_MODULE).decide(orderId, order.revision, {
    state: "released",
    lenses,
    by,
  });
}

/** Milliseconds after which nobody is at work on a refusal any more. */
const graceTime = 60_000;

/** Makes good what a crash cut off: rows that were not written, refusals that were not carried out. */
export async function completeReleases(container: MedusaContainer, now: Date): Promise<void> {
  for (const { id, hasRow, state, decision } of await openLensOrders(container)) {
    if (!hasRow) await considerLenses(container, id);
    const isCutOff = decision && now.getTime() - decision.at.getTime() > graceTime;
    if (state !== "refused" || !isCutOff) continue;
    await cancelOrder(container, id, decision.by?.id ?? "").catch((error: unknown) => {
      // One that its bank does not give back keeps no other waiting.
      loggerOf(container).warn(`A refused order was not cancelled yet (${kindOfError(error)})`);
    });
  }
}
