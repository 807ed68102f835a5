/** What to do about a withdrawal, line by line. Pure. */
import type { WithdrawalClass } from "@landolt/forms";

export type WithdrawableLine = {
  id: string;
  quantity: number;
  fulfilled: number;
  /** Handed to the customer, and neither asked back nor replaced yet. */
  returnable: number;
  withdrawal: WithdrawalClass;
};

export type WithdrawnLine = { id: string; quantity: number; sealed?: boolean };

export type WithdrawalPlan = {
  /** Pieces that were handed over: they come back. */
  toReturn: { id: string; quantity: number }[];
  /** Pieces that are still here: staff take them out of the order and pay back. */
  toCancel: { id: string; quantity: number }[];
  /** Lines on which a person has to decide: made to measure, opened, or not known. */
  toJudge: string[];
};

/**
 * @param withdrawn undefined for the whole order
 */
export function planWithdrawal(
  lines: readonly WithdrawableLine[],
  withdrawn: readonly WithdrawnLine[] | undefined,
): WithdrawalPlan {
  const plan: WithdrawalPlan = { toReturn: [], toCancel: [], toJudge: [] };
  const asked: readonly WithdrawnLine[] =
    withdrawn ?? lines.map(({ id, quantity }) => ({ id, quantity }));
  for (const { id, quantity, sealed } of asked) {
    const line = lines.find((one) => one.id === id);
    if (!line || line.withdrawal === "custom-made") {
      plan.toJudge.push(id);
      continue;
    }
    // Of two boxes of which one is still here, the one that costs nobody a parcel goes first.
    const here = Math.max(0, line.quantity - line.fulfilled);
    const cancelled = Math.min(quantity, here);
    const back = Math.min(quantity - cancelled, line.returnable);
    if (cancelled > 0) plan.toCancel.push({ id, quantity: cancelled });
    if (back > 0) {
      if (line.withdrawal === "sealed-hygiene" && sealed !== true) plan.toJudge.push(id);
      else plan.toReturn.push({ id, quantity: back });
    }
    // Packed but not handed over, or asked for twice: staff know where it is.
    if (cancelled + back < quantity && !plan.toJudge.includes(id)) plan.toJudge.push(id);
  }
  return plan;
}
