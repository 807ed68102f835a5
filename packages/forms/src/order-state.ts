/** The state of an order for its customer, from the many numbers of the backend. Pure. */
import type { DeliveryChoice } from "./checkout.ts";
import type { OrderPayment } from "./payment-methods.ts";

export const orderStages = [
  "received",
  "preparing",
  "ready",
  "shipped",
  "delivered",
  "collected",
  "cancelled",
] as const;
export type OrderStage = (typeof orderStages)[number];

export const paymentStates = [
  "open",
  "secured",
  "failed",
  "partly-paid",
  "paid",
  "partly-refunded",
  "refunded",
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const returnStates = ["none", "opened", "received"] as const;
export type ReturnState = (typeof returnStates)[number];

/** Pieces of one line and how far they have come. */
export interface LineProgress {
  quantity: number;
  /** Packed by staff. */
  fulfilled: number;
  shipped: number;
  delivered: number;
}

export interface OrderFacts {
  cancelled: boolean;
  delivery: DeliveryChoice;
  lines: readonly LineProgress[];
  /** Amounts in the currency's main unit. */
  money: { total: number; authorized: number; captured: number; refunded: number };
  /** Paying was tried and did not succeed, and nothing later made good for it. */
  paymentFailed: boolean;
  method: OrderPayment;
  /** Status of each return as the backend has it. */
  returns: readonly string[];
}

export interface OrderState {
  stage: OrderStage;
  /** Whether some pieces are further than the stage. */
  partly: boolean;
  payment: PaymentState;
  returns: ReturnState;
  /** Whether something may still change by itself, so that it is worth watching. */
  open: boolean;
}

type Step = { name: OrderStage; reached: (line: LineProgress) => number };

/** From the last step to the first. Pieces that are delivered count as shipped and packed too. */
function stepsOf(delivery: DeliveryChoice): Step[] {
  const delivered = ({ delivered }: LineProgress) => delivered;
  const shipped = (line: LineProgress) => Math.max(line.shipped, line.delivered);
  const packed = (line: LineProgress) => Math.max(line.fulfilled, line.shipped, line.delivered);
  if (delivery === "home-delivery") {
    return [
      { name: "delivered", reached: delivered },
      { name: "shipped", reached: shipped },
      { name: "preparing", reached: packed },
    ];
  }
  const last = delivery === "store-collection" ? "collected" : "delivered";
  return [
    { name: last, reached: delivered },
    { name: "ready", reached: packed },
  ];
}

/** The stage that every piece has reached, and whether some have reached more. */
function progressOf({ delivery, lines }: OrderFacts): Pick<OrderState, "stage" | "partly"> {
  const present = lines.filter(({ quantity }) => quantity > 0);
  for (const { name, reached } of stepsOf(delivery)) {
    const all = present.every((line) => reached(line) >= line.quantity);
    if (all && present.length > 0) return { stage: name, partly: false };
    if (present.some((line) => reached(line) > 0)) {
      const { stage } = before(name, delivery, present);
      return { stage, partly: true };
    }
  }
  return { stage: "received", partly: false };
}

/** What all pieces have reached below the step that only some have; at least, work has begun. */
function before(name: OrderStage, delivery: DeliveryChoice, lines: readonly LineProgress[]) {
  const steps = stepsOf(delivery);
  const below = steps.slice(steps.findIndex((step) => step.name === name) + 1);
  const whole = below.find(({ reached }) => lines.every((line) => reached(line) >= line.quantity));
  return { stage: whole?.name ?? ("preparing" as const) };
}

function paymentOf({ money, method, paymentFailed }: OrderFacts): PaymentState {
  const { total, authorized, captured, refunded } = money;
  if (refunded > 0) return refunded >= captured ? "refunded" : "partly-refunded";
  if (captured > 0 || total === 0) return captured >= total ? "paid" : "partly-paid";
  if (paymentFailed) return "failed";
  // A promise to pay at the counter is no payment; an amount that a bank holds for us nearly is.
  return method === "card" && authorized >= total ? "secured" : "open";
}

function returnsOf({ returns }: OrderFacts): ReturnState {
  if (returns.some((status) => status === "requested")) return "opened";
  const back = ["received", "partially_received"];
  return returns.some((status) => back.includes(status)) ? "received" : "none";
}

/** Where an order stands. */
export function orderState(facts: OrderFacts): OrderState {
  const payment = paymentOf(facts);
  const returns = returnsOf(facts);
  if (facts.cancelled) {
    return { stage: "cancelled", partly: false, payment, returns, open: returns === "opened" };
  }
  const { stage, partly } = progressOf(facts);
  const arrived = stage === "delivered" || stage === "collected";
  const settled = payment === "paid" || payment === "refunded" || payment === "partly-refunded";
  return { stage, partly, payment, returns, open: !arrived || !settled || returns === "opened" };
}
