import { type DemoLensHandle, demoRanges, demoSources } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { planImport } from "./import-report";
import { readRanges, writeRanges } from "./range-file";

const today = "2026-11-23";
const origin = { source: null, checked_on: null };
const all = Object.entries(demoRanges).map(([handle, range]) => ({
  ...{ handle, version: 2, range },
  origin: { source: demoSources[handle as DemoLensHandle], checked_on: "2026-03-31" },
}));
const read = (format: "csv" | "json", text: string) => readRanges(format, text, today);
const biofinity = all.filter(({ handle }) => handle === "biofinity");

describe.each(["csv", "json"] as const)("a file of ranges as %s", (format) => {
  it("reads back what was written", () => {
    const { entries, faults } = read(format, writeRanges(format, all));
    expect(faults).toEqual([]);
    expect(entries.map(({ line, ...entry }) => entry)).toEqual(all);
  });

  it.each([
    origin,
    { source: '=1+1; "guide", 2026', checked_on: null },
    { source: null, checked_on: today },
  ])("keeps the origin %o", (given) => {
    const [range] = all.map((each) => ({ ...each, origin: given }));
    const { entries } = read(format, writeRanges(format, range ? [range] : []));
    expect(entries.map((each) => each.origin)).toEqual([given]);
  });

  it("reports an origin that can not be", () => {
    const wrong = { source: "x".repeat(201), checked_on: "2026-11-24" };
    const [range] = all.map((each) => ({ ...each, origin: wrong }));
    const { entries, faults } = read(format, writeRanges(format, range ? [range] : []));
    expect([entries, faults.map(({ path, code }) => [path, code])]).toEqual([
      [],
      [
        [["source"], "too-long"],
        [["checked_on"], "in-future"],
      ],
    ]);
  });
});

describe("a CSV file", () => {
  const csv = writeRanges("csv", biofinity);

  it("may come from a French or German spreadsheet", () => {
    const local = csv.replaceAll(".", "§").replaceAll(",", ";").replaceAll("§", ",");
    expect(read("csv", `\uFEFF${local}`).entries[0]?.range).toEqual(demoRanges.biofinity);
  });

  it("has axes one by one or as a run", () => {
    const [line] = writeRanges("csv", [
      {
        handle: "t",
        version: 1,
        origin,
        range: {
          ...demoRanges["dailies-aquacomfort-plus-toric"],
          toricRules: [
            { sphereFrom: -800, sphereTo: 400, cylinders: [{ cylinder: -75, axes: [10] }] },
          ],
        },
      },
    ]).split("§");
    const { entries, faults } = read("csv", `${line}`.replace(",10,,", ",10-40/10 90,,"));
    expect(faults).toEqual([]);
    expect(entries[0]?.range.toricRules[0]?.cylinders[0]?.axes).toEqual([10, 20, 30, 40, 90]);
  });

  it("without the columns of the origin says nothing of it", () => {
    const old = csv.replaceAll(/(?:,source,checked_on|,"?[^,\r]*"?,[^,\r]*)\r\n/g, "\r\n");
    expect(old.split("\r\n")[0]).toMatch(/,design$/);
    expect(read("csv", old).entries.map((each) => each.origin)).toEqual([{}]);
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
    const { faults } = read("csv", text);
    expect(faults).toContainEqual(expect.objectContaining({ line, code }));
  });
});

describe("a JSON file", () => {
  it.each([
    ["{", 1, "not-a-list"],
    ['{"lens_ranges":[{}]}', 1, "handle-missing"],
    ['{"lens_ranges":[{"handle":"a","range":{}}]}', 1, "wrong-type"],
  ])("reports %s", (text, line, code) => {
    expect(read("json", text).faults).toContainEqual(expect.objectContaining({ line, code }));
  });
});

describe("planImport", () => {
  const range = demoRanges.biofinity;
  const entry = { handle: "biofinity", line: 2, range, origin: {} };
  const stored = { source: "Guide 2026", checked_on: null };
  const known = { id: "p", handle: "biofinity", title: "Biofinity" };
  const plan = (entries: object[], current?: { version: number; range: typeof range }) =>
    planImport({ entries: entries as (typeof entry)[], faults: [] }, [
      { ...known, ...(current ? { current: { ...current, origin: stored } } : {}) },
    ]);

  it("reports what is new, changed and unchanged, and writes no more than that", () => {
    expect(plan([entry]).changes).toEqual([{ productId: "p", range, origin, version: 0 }]);
    expect(plan([entry], { version: 4, range }).changes).toEqual([]);
    const changed = plan([{ ...entry, range: demoRanges.ultra }], { version: 4, range });
    expect(changed.products[0]?.effect).toBe("changed");
    expect(changed.changes[0]).toMatchObject({ version: 4, origin: stored });
  });

  it("takes another origin for a change", () => {
    const { changes } = plan([{ ...entry, origin: { checked_on: today } }], { version: 4, range });
    expect(changes[0]?.origin).toEqual({ ...stored, checked_on: today });
  });

  it("refuses what it does not know and what is stale", () => {
    expect(plan([{ ...entry, handle: "x" }]).faults[0]?.code).toBe("unknown-product");
    expect(plan([{ ...entry, version: 3 }], { version: 4, range }).faults[0]?.code).toBe("stale");
    expect(plan([]).faults[0]?.code).toBe("nothing");
  });
});
