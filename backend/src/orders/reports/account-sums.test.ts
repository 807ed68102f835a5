import { expect, it } from "vitest";
import { missingNumbers, vatByRate } from "./account-sums";

const rate = (percent: number, gross: number, vat: number) => ({
  ...{ percent, gross, vat, net: gross - vat },
});

it("adds VAT up by rate, credit notes subtracted", () => {
  const documents = [
    { rates: [rate(17, 11_700, 1700), rate(3, 1030, 30)] },
    { rates: [rate(17, -5850, -850)] },
  ];
  expect(vatByRate(documents)).toEqual([rate(17, 5850, 850), rate(3, 1030, 30)]);
});

it("names numbers that no document has, within each year", () => {
  const numbered = (year: number, ...sequences: number[]) =>
    sequences.map((sequence) => ({ year, sequence }));
  expect(missingNumbers([])).toEqual([]);
  expect(missingNumbers([...numbered(2025, 99, 100), ...numbered(2026, 1, 2)])).toEqual([]);
  expect(missingNumbers(numbered(2026, 4, 7))).toEqual(["2026-00005", "2026-00006"]);
});
