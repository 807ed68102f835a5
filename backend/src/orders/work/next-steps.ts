/** What waits with an order, in the order in which it is done: the first is the one next thing. Pure. */
import type { DeliveryWay } from "../delivery-way";
import { leastDebt } from "../packing/debt";
import type { ReleaseState } from "../release/rules";
import type { WithdrawalStep } from "./withdrawal-step";

export type OrderStep =
  | "judge-withdrawal"
  | "cancel-withdrawn"
  | "receive-return"
  | "refund"
  | "agree-on-payment"
  | "release-lenses"
  | "hear-from-customer"
  | "refuse-lenses"
  | "take-payment"
  | "pack"
  | "capture"
  | "send"
  | "hand-over"
  | "hand-over-and-take-payment"
  | "confirm-delivery";

export type OrderWorkFacts = {
  cancelled: boolean;
  way: DeliveryWay;
  /** Of declarations that are not closed. */
  withdrawals: readonly WithdrawalStep[];
  lenses: ReleaseState | undefined;
  consentWithdrawn: boolean;
  /** Pieces that are not packed. */
  open: number;
  /** Parcels that are packed. */
  parcels: readonly { shipped: boolean; delivered: boolean }[];
  /** Whether goods are expected back. */
  returning: boolean;
  /** Still to be paid, below 0 what was paid too much. */
  due: number;
  /** An amount that a bank keeps ready, in time or no more. */
  hold: "held" | "lapsed" | undefined;
};

const ofWithdrawal: Record<Exclude<WithdrawalStep, "none">, OrderStep> = {
  judge: "judge-withdrawal",
  cancel: "cancel-withdrawn",
  receive: "receive-return",
  refund: "refund",
};

/** Lenses that nobody may pack yet. */
function lensSteps({ lenses, consentWithdrawn, open }: OrderWorkFacts): OrderStep[] {
  if (open === 0 || lenses === undefined || lenses === "released") return [];
  if (consentWithdrawn) return ["refuse-lenses"];
  return lenses === "asked" ? ["hear-from-customer"] : ["release-lenses"];
}

function parcelSteps({ way, parcels, due, hold }: OrderWorkFacts): OrderStep[] {
  const waiting = parcels.filter(({ delivered }) => !delivered);
  if (waiting.length === 0) return [];
  if (way !== "parcel") {
    const isOwed = due >= leastDebt && hold === undefined;
    return [isOwed ? "hand-over-and-take-payment" : "hand-over"];
  }
  return waiting.some(({ shipped }) => !shipped) ? ["send"] : ["confirm-delivery"];
}

export function nextSteps(facts: OrderWorkFacts): OrderStep[] {
  const { cancelled, way, withdrawals, open, parcels, returning, due, hold } = facts;
  const withdrawn = withdrawals.flatMap((step) => (step === "none" ? [] : ofWithdrawal[step]));
  const owes = due <= -leastDebt ? (["refund"] as const) : [];
  if (cancelled) return [...new Set([...withdrawn, ...owes])];
  const steps: OrderStep[] = [...withdrawn];
  if (returning) steps.push("receive-return");
  steps.push(...owes);
  if (hold === "lapsed") steps.push("agree-on-payment");
  // What the customer no longer wants is neither checked nor packed.
  const isStopped = withdrawn.some(
    (step) => step === "judge-withdrawal" || step === "cancel-withdrawn",
  );
  if (!isStopped) {
    steps.push(...lensSteps(facts));
    const isOwed = due >= leastDebt && hold === undefined;
    const isLast = way === "parcel" || (open === 0 && parcels.every(({ delivered }) => delivered));
    if (isOwed && isLast) steps.push("take-payment");
    if (open > 0) steps.push("pack");
    if (hold === "held" && open === 0) steps.push("capture");
    steps.push(...parcelSteps(facts));
  }
  return [...new Set(steps)];
}
