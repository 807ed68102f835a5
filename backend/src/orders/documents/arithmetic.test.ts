import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceSums, share } from "./arithmetic";

const charge = fc.record({
  // Tenths of a cent: discounts in percent leave such amounts.
  gross: fc.integer({ min: 0, max: 2_000_000 }).map((tenths) => tenths / 1000),
  percent: fc.constantFrom(17, 14, 8, 3, 0),
});

const cents = (charges: { gross: number }[]) =>
  Math.round(Math.round(charges.reduce((sum, { gross }) => sum + gross, 0) * 1e6) / 1e4);

describe("invoiceSums", () => {
  it("adds up in every direction and comes to what was charged", () => {
    fc.assert(
      fc.property(fc.array(charge, { minLength: 1, maxLength: 12 }), (charges) => {
        const charged = cents(charges);
        const { lines, rates, total } = invoiceSums(charges, charged / 100);
        expect(total.gross).toBe(charged);
        expect(total.net + total.vat).toBe(total.gross);
        for (const key of ["net", "vat", "gross"] as const) {
          expect(lines.reduce((sum, line) => sum + line[key], 0)).toBe(total[key]);
          expect(rates.reduce((sum, rate) => sum + rate[key], 0)).toBe(total[key]);
        }
        for (const [index, line] of lines.entries()) {
          expect(line.net + line.vat).toBe(line.gross);
          expect(Math.abs(line.gross - (charges[index]?.gross ?? 0) * 100)).toBeLessThanOrEqual(
            1.0001,
          );
          expect(Number.isInteger(line.vat) && line.vat >= 0).toBe(true);
        }
        for (const { gross, vat, percent } of rates) {
          expect(Math.abs(vat - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(0.5001);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("counts VAT out of gross prices", () => {
    const { rates, total } = invoiceSums(
      [
        { gross: 117, percent: 17 },
        { gross: 103, percent: 3 },
      ],
      220,
    );
    expect(rates).toEqual([
      { percent: 17, net: 10_000, vat: 1700, gross: 11_700 },
      { percent: 3, net: 10_000, vat: 300, gross: 10_300 },
    ]);
    expect(total).toEqual({ net: 20_000, vat: 2000, gross: 22_000 });
  });

  it("gives the odd cent to the line that lost most by rounding", () => {
    expect(share([33.33, 33.34, 33.33], 100)).toEqual([33, 34, 33]);
    expect(share([0.5, 0.5], 1)).toEqual([1, 0]);
    expect(share([10, 10], 19)).toEqual([10, 9]);
  });
});
