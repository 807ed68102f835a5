import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { planImport } from "./import-report";
import { readRanges, writeRanges } from "./range-file";

const all = Object.entries(demoRanges).map(([handle, range]) => ({ handle, version: 2, range }));
const biofinity = all.filter(({ handle }) => handle === "biofinity");

describe.each(["csv", "json"] as const)("a file of ranges as %s", (format) => {
  it("reads back what was written", () => {
    const { entries, faults } = readRanges(format, writeRanges(format, all));
    expect(faults).toEqual([]);
    expect(entries.map(({ line, ...entry }) => entry)).toEqual(all);
  });
});

describe("a CSV file", () => {
  const csv = writeRanges("csv", biofinity);

  it("may come from a French or German spreadsheet", () => {
    const local = csv.replaceAll(".", "§").replaceAll(",", ";").replaceAll("§", ",");
    expect(readRanges("csv", `\uFEFF${local}`).entries[0]?.range).toEqual(demoRanges.biofinity);
  });

  it("has axes one by one or as a run", () => {
    const [line] = writeRanges("csv", [
      {
        handle: "t",
        version: 1,
        range: {
          ...demoRanges["dailies-aquacomfort-plus-toric"],
          toricRules: [
            { sphereFrom: -800, sphereTo: 400, cylinders: [{ cylinder: -75, axes: [10] }] },
          ],
        },
      },
    ]).split("§");
    const { entries, faults } = readRanges("csv", `${line}`.replace(",10,,", ",10-40/10 90,,"));
    expect(faults).toEqual([]);
    expect(entries[0]?.range.toricRules[0]?.cylinders[0]?.axes).toEqual([10, 20, 30, 40, 90]);
  });

  it.each([
    ["a number that is none", csv.replace("8.60", "8.6mm"), 3, "not-a-number"],
    [
      "a step that does not divide",
      csv.replace("-6.50,0.50", "-6.50,0.75"),
      4,
      "step-does-not-divide",
    ],
    ["bands that overlap", csv.replace("-6.00,6.00", "-7.00,6.00"), 5, "overlap"],
    ["an unknown part", csv.replace(",fit,", ",fitting,"), 3, "unknown-part"],
    ["an unknown kind", csv.replace("spherical", "round"), 2, "out-of-limits"],
    ["no row for the lens", csv.replace(/.*,lens,.*\r\n/, ""), 2, "lens-row-missing"],
    ["no handle", csv.replace("biofinity,fit", ",fit"), 3, "handle-missing"],
    ["a cell that never ends", `${csv}"`, 7, "not-a-table"],
  ])("reports %s with its line", (_name, text, line, code) => {
    const { faults } = readRanges("csv", text);
    expect(faults).toContainEqual(expect.objectContaining({ line, code }));
  });
});

describe("a JSON file", () => {
  it.each([
    ["{", 1, "not-a-list"],
    ['{"lens_ranges":[{}]}', 1, "handle-missing"],
    ['{"lens_ranges":[{"handle":"a","range":{}}]}', 1, "wrong-type"],
  ])("reports %s", (text, line, code) => {
    expect(readRanges("json", text).faults).toContainEqual(expect.objectContaining({ line, code }));
  });
});

describe("planImport", () => {
  const range = demoRanges.biofinity;
  const entry = { handle: "biofinity", line: 2, range };
  const known = { id: "p", handle: "biofinity", title: "Biofinity" };
  const plan = (entries: object[], current?: { version: number; range: typeof range }) =>
    planImport({ entries: entries as (typeof entry)[], faults: [] }, [
      { ...known, ...(current ? { current } : {}) },
    ]);

  it("reports what is new, changed and unchanged, and writes no more than that", () => {
    expect(plan([entry]).changes).toEqual([{ productId: "p", range, version: 0 }]);
    expect(plan([entry], { version: 4, range }).changes).toEqual([]);
    const changed = plan([{ ...entry, range: demoRanges.ultra }], { version: 4, range });
    expect(changed.products[0]?.effect).toBe("changed");
    expect(changed.changes[0]?.version).toBe(4);
  });

  it("refuses what it does not know and what is stale", () => {
    expect(plan([{ ...entry, handle: "x" }]).faults[0]?.code).toBe("unknown-product");
    expect(plan([{ ...entry, version: 3 }], { version: 4, range }).faults[0]?.code).toBe("stale");
    expect(plan([]).faults[0]?.code).toBe("nothing");
  });
});
