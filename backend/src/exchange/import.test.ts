import { describe, expect, it } from "vitest";
import { amountReader, piecesReader } from "./cell-readers";
import { type LoadedTable, planImport, stateOf } from "./plan";
import { readCsv } from "./read-csv";

const bytes = (text: string) => new TextEncoder().encode(text);

const row = (sku: string, cells: Record<string, string>) => ({
  ...{ key: [sku], cells, refs: sku, stored: true },
});

const table: LoadedTable<string> = {
  keys: ["sku"],
  readers: new Map([
    ["eur", amountReader("eur")],
    ["jpy", amountReader("jpy")],
  ]),
  rows: new Map([
    ["A-1", row("A-1", { eur: "12.50", jpy: "" })],
    ["A-2", row("A-2", { eur: "9.00", jpy: "1500" })],
    ["A-4", row("A-4", { eur: "9.125", jpy: "" })],
  ]),
  missing: () => "unknown-sku",
};

const planned = (text: string | Uint8Array) =>
  planImport(readCsv(typeof text === "string" ? bytes(text) : text), table);

const faultsOf = async (text: string | Uint8Array) =>
  (await planned(text)).lines.flatMap(({ line, effect, code, detail }) =>
    effect === "fault" ? [[line, code, detail].filter((part) => part !== undefined).join(" ")] : [],
  );

describe("a file of prices", () => {
  it("says of every line what it would do", async () => {
    const { lines, changes } = await planned("sku,eur,jpy\nA-1,12.5,\nA-2,9,1600\n");
    expect(lines).toEqual([
      { line: 2, key: "A-1", effect: "unchanged" },
      { line: 3, key: "A-2", effect: "changed", before: { jpy: "1500" }, after: { jpy: "1600" } },
    ]);
    expect(changes.map(({ row, after }) => [row.refs, after])).toEqual([["A-2", { jpy: "1600" }]]);
  });

  it("comes from a spreadsheet with mark, semicolons, commas, quotes and emptied rows", async () => {
    expect((await planned('\uFEFF"SKU";"EUR"\r\n"A-1";"13,90"\r\n;\r\n')).lines).toEqual([
      { line: 2, key: "A-1", effect: "changed", before: { eur: "12.50" }, after: { eur: "13.90" } },
    ]);
  });

  it("lets stand what its rules would not take", async () => {
    expect((await planned("sku,eur\nA-4,9.125\n")).lines).toEqual([
      { line: 2, key: "A-4", effect: "unchanged" },
    ]);
  });

  it("names every line that is wrong", async () => {
    const text = [
      "sku,eur,jpy",
      "A-1,-3,",
      "A-2,9.999,",
      "A-2,8,",
      "Z-9,1,",
      ",1,",
      "A-1,12.00",
      "A-3,twelve,",
    ].join("\n");
    expect(await faultsOf(text)).toEqual([
      "2 negative eur",
      "3 too-precise eur",
      "4 twice 3",
      "5 unknown-sku",
      "6 key-missing sku",
      "7 half-line",
      "8 unknown-sku",
    ]);
    expect(await faultsOf("sku,eur\nA-1,twelve\nA-2,2000000\n")).toEqual([
      "2 not-a-number eur",
      "3 too-much eur",
    ]);
    expect(await faultsOf("sku,jpy\nA-2,15.5\n")).toEqual(["2 too-precise jpy"]);
  });

  it.each([
    [
      "a head that is none of this table's",
      "article,eur\nA-1,1\n",
      ["1 column-missing sku", "1 column-unknown article"],
    ],
    ["a column twice", "sku,eur,eur\nA-1,1,2\n", ["1 column-twice eur"]],
    ["a quote that never ends", 'sku,eur\nA-1,1\nA-2,"2\nA-4,3\n', ["3 not-a-table eur"]],
    ["text behind a quote", 'sku,eur\n"A-1"x,1\nA-2,2\n', ["2 not-a-table sku"]],
    ["too many lines", `sku,eur\n${"A-1,1\n".repeat(100_001)}`, ["100002 too-many"]],
    ["nothing", "", ["1 empty"]],
    ["a head only", "sku,eur\n", ["1 empty"]],
  ])("is refused for %s", async (_, text, faults) => {
    expect(await faultsOf(text)).toEqual(faults);
  });

  it("in another encoding is refused at the first line that shows it", async () => {
    const latin = Uint8Array.from([...bytes("sku,eur\nA-1,1\nGr"), 0xfc, ...bytes("n,2\n")]);
    expect(await faultsOf(latin)).toEqual(["3 not-utf8 sku"]);
    expect(await faultsOf('sku,eur\nA-1,1\n"A,2",1\0\n')).toEqual(["3 not-utf8 eur"]);
    const utf16 = Uint8Array.from([0xff, 0xfe, ...bytes("s\0k\0u\0")]);
    expect(await faultsOf(utf16)).toEqual(["1 not-utf8"]);
  });

  it("does not overwrite what was changed after the export", async () => {
    const state = stateOf({ eur: "12.50", jpy: "" });
    expect(await faultsOf(`sku,eur,state\nA-1,14,${state}\n`)).toEqual([]);
    expect(await faultsOf("sku,eur,state\nA-1,14,0badcafe\n")).toEqual(["2 stale"]);
    // A line that wants what is there already is in nobody's way.
    expect(await faultsOf("sku,eur,state\nA-1,12.50,0badcafe\n")).toEqual([]);
  });
});

it("counts pieces in whole numbers", () => {
  expect(["7", "007", "-1", "1.5", "9999999"].map((text) => piecesReader(text, false))).toEqual([
    ...[{ cell: "7" }, { cell: "7" }, { code: "negative" }],
    ...[{ code: "not-a-number" }, { code: "too-much" }],
  ]);
});
