/** Sums of an invoice. Everything is whole cents, and every sum is the sum of what stands above it. */

/** Gross, possibly with fractions of a cent, as the order has it; `percent` is its VAT rate. */
type Charge = { gross: number; percent: number };

export type Amounts = { percent: number; net: number; vat: number; gross: number };

export type Sums = {
  /** One for each charge, in its order. */
  lines: Amounts[];
  /** One for each rate, the highest first. */
  rates: Amounts[];
  total: Omit<Amounts, "percent">;
};

/**
 * Whole numbers near `values` that come to `sum`: each is rounded down, and what is missing goes,
 * one by one, to those that lost most. `sum` lies within one of the true sum per value.
 */
export function share(values: readonly number[], sum: number): number[] {
  const floors = values.map(Math.floor);
  const missing = sum - floors.reduce((all, value) => all + value, 0);
  const losers = values
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .sort((a, b) => b.lost - a.lost || a.index - b.index);
  const whole = [...floors];
  const step = Math.sign(missing);
  for (let given = 0; given < Math.abs(missing); given += 1) {
    const turn = step > 0 ? given : losers.length - 1 - (given % losers.length);
    const index = losers[turn % losers.length]?.index ?? 0;
    whole[index] = (whole[index] ?? 0) + step;
  }
  return whole;
}

const sumOf = (amounts: readonly Amounts[], key: "net" | "vat" | "gross"): number =>
  amounts.reduce((sum, amount) => sum + amount[key], 0);

const vatWithin = (gross: number, percent: number): number => (gross * percent) / (100 + percent);

/**
 * @param charges amounts in the currency's unit
 * @param total what was charged in the end, in the currency's unit; at most half a cent per charge
 *   away from their sum
 */
export function invoiceSums(charges: readonly Charge[], total: number): Sums {
  const grosses = share(
    charges.map(({ gross }) => round(gross * 100)),
    Math.round(round(total * 100)),
  );
  const lines: Amounts[] = charges.map(({ percent }, index) => {
    const gross = grosses[index] ?? 0;
    return { percent, gross, vat: 0, net: gross };
  });
  const percents = [...new Set(charges.map(({ percent }) => percent))].sort((a, b) => b - a);
  const rates = percents.map((percent) => {
    const members = lines.filter((line) => line.percent === percent);
    const gross = sumOf(members, "gross");
    // VAT is counted once per rate, on its sum; the lines share it.
    const vat = Math.round(round(vatWithin(gross, percent)));
    const shares = share(
      members.map((line) => vatWithin(line.gross, percent)),
      vat,
    );
    members.forEach((line, index) => {
      line.vat = shares[index] ?? 0;
      line.net = line.gross - line.vat;
    });
    return { percent, gross, vat, net: gross - vat };
  });
  return {
    lines,
    rates,
    total: { net: sumOf(rates, "net"), vat: sumOf(rates, "vat"), gross: sumOf(rates, "gross") },
  };
}

/** Takes away what binary fractions add, so that 1.005 € are 100.5 cents. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;
