/**
 * Amounts that a bank keeps ready until they are captured. Calculated each time from what is stored, so that
 * nothing has to run at the right moment for staff to see them.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { providerIds } from "../payments/methods";
import { readStoredHolds, type StoredHold } from "../read-models/orders/card-holds";

/** Days after which the bank lets go what was not captured; the same for every card that Stripe takes. */
const daysHeld = 7;
/** Days before that from which it is work of the day. */
const daysAhead = 2;
const day = 86_400_000;

export type CardHold = StoredHold & { state: "held" | "soon" | "lapsed" };

/** Of one order, or of all, in the order in which they lapse. */
async function holdsOf(container: MedusaContainer, orderId: string | null): Promise<CardHold[]> {
  const provider = providerIds.card;
  const stored = await readStoredHolds(container, { orderId, provider, daysHeld });
  const now = Date.now();
  return stored.map((hold) => {
    const left = hold.lapses_at.getTime() - now;
    const later = left <= daysAhead * day ? "soon" : "held";
    return { ...hold, state: left <= 0 ? "lapsed" : later };
  });
}

/** Of one order; undefined where nothing is held on a card. */
export const holdOf = async (
  container: MedusaContainer,
  orderId: string,
): Promise<CardHold | undefined> => (await holdsOf(container, orderId)).at(-1);

/** Those that lapse soon, and those that did so in the last `days`; what is most urgent first. */
export async function lapsingHolds(container: MedusaContainer, days: number): Promise<CardHold[]> {
  const since = Date.now() - days * day;
  const holds = await holdsOf(container, null);
  return holds.filter(({ state, lapses_at }) => state !== "held" && lapses_at.getTime() >= since);
}
