/**
 * An amount in hundredths, the smallest unit of every currency of this shop. Halves are rounded up, as a page
 * shows them, although 8.055 is a little less in binary.
 */
export const inHundredths = (amount: number): number =>
  Math.round(Number((amount * 100).toFixed(4)));

/** Whether two amounts are the same money. */
export const sameAmount = (one: number, other: number): boolean =>
  inHundredths(one) === inHundredths(other);
