/** How much goes back from which payment. Pure. */
import { inHundredths } from "./money";

export type Refund = { payment_id: string; amount: number };

type Paid = {
  id: string;
  captures: readonly { amount: number }[] | null;
  refunds: readonly { amount: number }[] | null;
};

const sum = (amounts: readonly { amount: number }[] | null) =>
  (amounts ?? []).reduce((all, { amount }) => all + inHundredths(Number(amount)), 0);

/**
 * Spreads an amount over what was captured and has not gone back. Counted in hundredths: 32.90 less 23.00 is a
 * little less than 9.90 otherwise.
 * @param owed in the main unit of the currency; everything, if not given
 */
export function refundsOf(payments: readonly Paid[], owed = Number.POSITIVE_INFINITY): Refund[] {
  let open = inHundredths(owed);
  return payments.flatMap(({ id, captures, refunds }) => {
    const part = Math.min(open, sum(captures) - sum(refunds));
    if (part <= 0) return [];
    open -= part;
    return [{ payment_id: id, amount: part / 100 }];
  });
}
