/** When an order can be expected, as its page and its mails say. Pure. */
import {
  daysAfterPayment,
  isPrepaid,
  type PromiseFacts,
  promisedDays,
  type WorkingDays,
} from "@landolt/forms";
import type { OrderProgress } from "./order-progress";

/** Days are local calendar days, YYYY-MM-DD. */
export type ExpectedDelivery =
  /** A parcel that is paid. */
  | { kind: "arrival"; from: string; to: string }
  /** A parcel that awaits its payment. */
  | ({ kind: "after-payment" } & WorkingDays)
  | { kind: "collection"; ready: string }
  /** Agreed on by telephone. */
  | { kind: "visit" }
  /** Something is made to order, or the shop stays closed: a mail says it. */
  | { kind: "later" };

type Dated = Pick<OrderProgress, "facts" | "lines" | "placedAt" | "paidAt" | "hasLenses">;

/** @param facts of the business */
export function expectedDelivery(
  { facts: { delivery }, lines, placedAt, paidAt, hasLenses }: Dated,
  facts: PromiseFacts,
): ExpectedDelivery {
  if (delivery === "optician-visit") return { kind: "visit" };
  if (lines.some(({ withdrawal }) => withdrawal === "custom-made")) return { kind: "later" };
  if (isPrepaid(delivery) && !paidAt) {
    return { kind: "after-payment", ...daysAfterPayment(facts, hasLenses) };
  }
  const begun = isPrepaid(delivery) && paidAt ? paidAt : placedAt;
  const days = promisedDays(facts, begun, hasLenses);
  if (!days) return { kind: "later" };
  return isPrepaid(delivery)
    ? { kind: "arrival", ...days.arrival }
    : { kind: "collection", ready: days.ready };
}
