import { describe, expect, it } from "vitest";
import { faultsOfLots, type PackLine } from "./lots";

const day = "2026-11-21";
const line = (id: string, quantity: number, lens: boolean): PackLine => ({
  id,
  title: id,
  sku: null,
  quantity,
  lens,
  eye: null,
});
const lines = [line("lens", 2, true), line("solution", 1, false)];
const lot = (box: number, expiry = "2028-03", of = "lens") => ({
  line: of,
  box,
  lot: `L${box}`,
  expiry,
});
const codes = (...lots: ReturnType<typeof lot>[]) =>
  faultsOfLots(lines, lots, day).map(({ code }) => code);

describe("boxes that leave the shop", () => {
  it("may leave with a lot for each box of lenses, other articles with or without", () => {
    expect(codes(lot(1), lot(2))).toEqual([]);
    expect(codes(lot(1), lot(2), lot(1, "2027-01", "solution"))).toEqual([]);
  });

  it("stay while a lot is missing, noted twice, expired, or of no box of the order", () => {
    expect(codes(lot(1))).toEqual(["lot-missing"]);
    expect(codes(lot(1), lot(1))).toEqual(["box-twice"]);
    expect(codes(lot(1), lot(2, "2026-10"))).toEqual(["expired"]);
    expect(codes(lot(1), lot(2), lot(3))).toEqual(["unknown-box"]);
    expect(codes(lot(1), lot(2), lot(1, "2027-01", "other"))).toEqual(["unknown-box"]);
  });
});
