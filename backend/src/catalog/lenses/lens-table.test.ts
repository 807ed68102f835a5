import type { EyeLens } from "@landolt/optics";
import { describe, expect, it } from "vitest";
import { groupLines, lensOfLine, lensTable } from "./lens-table";

const right: EyeLens = { eye: "right", sphere: -275, baseCurve: 860, diameter: 1400 };
const left: EyeLens = { ...right, eye: "left" };

describe("lensOfLine", () => {
  it("reads what the line holds", () => {
    const lens = { eye: "right", sphere: -2.75, baseCurve: 8.6, diameter: 14 };
    expect(lensOfLine({ lens })).toEqual(right);
    expect(lensOfLine({ lens, prescribed: { ...lens, sphere: -2.8 } })).toEqual({
      ...right,
      prescribed: { ...right, sphere: -280 },
    });
  });

  it.each([null, undefined, {}, { lens: {} }, "x"])("finds none in %j", (metadata) => {
    expect(lensOfLine(metadata)).toBeUndefined();
  });
});

describe("groupLines", () => {
  it("joins rights and lefts of one variant in the order of adding", () => {
    const line = (id: number, variantId: string, lens?: EyeLens) => ({
      id,
      variantId,
      ...(lens ? { lens } : {}),
    });
    const groups = groupLines([
      line(1, "a", right),
      line(2, "x"),
      line(3, "b", left),
      line(4, "a", right),
      line(5, "a", left),
      line(6, "a", left),
      line(7, "b", right),
    ]);
    expect(
      groups.map(({ line, pair }) => line?.id ?? [pair?.right?.id ?? 0, pair?.left?.id ?? 0]),
    ).toEqual([[1, 5], 2, [7, 3], [4, 6]]);
  });
});

describe("lensTable", () => {
  it("says what was prescribed where another lens is made", () => {
    const made = { ...right, cylinder: -75, axis: 20 };
    const lens = { ...made, prescribed: { ...made, axis: 25 } };
    const { rows } = lensTable({ right: { lens, quantity: 1 } }, "en");
    expect(rows.map(([, value]) => value)).toContain("20° (prescribed\u00a025°)");
    expect(rows.map(([, value]) => value)).toContain("−0.75");
  });

  it("has a column per eye and a row per value that one of them has", () => {
    const toric = { ...left, cylinder: -75, axis: 180 };
    const table = lensTable(
      { right: { lens: right, quantity: 2 }, left: { lens: toric, quantity: 1 } },
      "de",
    );
    expect(table).toEqual({
      head: ["", "Rechtes Auge (2\u00a0×)", "Linkes Auge (1\u00a0×)"],
      rows: [
        ["Sphäre", "−2,75", "−2,75"],
        ["Zylinder", "", "−0,75"],
        ["Achse", "", "180°"],
        ["Basiskurve", "8,6 mm", "8,6 mm"],
        ["Durchmesser", "14,0 mm", "14,0 mm"],
      ],
    });
  });
});
