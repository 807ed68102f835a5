/** What is to be done next about a declaration of withdrawal. Pure. */
import { leastDebt } from "../packing/debt";

export type DeclaredLine = {
  id: string;
  quantity: number;
  /** Packed, and of those handed to the customer. */
  fulfilled: number;
  delivered: number;
};

export type WithdrawalFacts = {
  /** What was here is out of the order. */
  takenOut: boolean;
  /** What the job made of it; null in its first moments. */
  outcome: "return-opened" | "staff-cancels" | "staff-judges" | null;
  /** The lines that are declared; undefined where number and address name no order. */
  lines: readonly DeclaredLine[] | undefined;
  cancelled: boolean;
  /** Lines of returns that were asked for, and whether all those goods are back. */
  returns: readonly { status: string; lines: readonly string[] }[];
  /** What the customer has paid too much. */
  owed: number;
};

/** `judge`: a person reads it; `cancel`: what is still here is taken out of the order; then goods, then money. */
export type WithdrawalStep = "judge" | "cancel" | "receive" | "refund" | "none";

export function withdrawalStep(facts: WithdrawalFacts): WithdrawalStep {
  const { takenOut, outcome, lines, cancelled, returns, owed } = facts;
  const money = owed >= leastDebt ? "refund" : "none";
  if (cancelled) return money;
  if (!lines || outcome === "staff-judges") return "judge";
  if (!takenOut && lines.some(({ quantity, fulfilled }) => quantity > fulfilled)) return "cancel";
  const asked = returns.filter(({ lines: back }) => lines.some(({ id }) => back.includes(id)));
  // What has left and no return is about: an opened box, or a parcel that is packed.
  const isOut = ({ id, fulfilled }: DeclaredLine) =>
    fulfilled > 0 && !asked.some(({ lines: back }) => back.includes(id));
  if (lines.some(isOut)) return "judge";
  return asked.some(({ status }) => status !== "received") ? "receive" : money;
}
