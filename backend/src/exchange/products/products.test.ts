import { siteLanguages } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { planImport } from "../plan";
import { readCsv } from "../read-csv";
import { faultsOfChanged, faultsOfNew } from "./check";
import { readersFor } from "./columns";
import { productFactCells, productMetadata, variantMetadata } from "./facts";

const named = (...names: string[]) => new Map(names.map((name) => [name, `id_${name}`]));
const readers = readersFor({
  currency: "eur",
  types: named("contact-lens", "accessory", "frame"),
  channels: named("online", "lookbook"),
  brands: named("clairval"),
  categories: named("accessories", "care"),
  collections: named(),
});

const inEach = (name: string, text: string) =>
  Object.fromEntries(siteLanguages.map((language) => [`${name}_${language}`, text]));

const drops: Record<string, string> = {
  ...{ type: "accessory", channel: "online", brand: "clairval", categories: "care" },
  ...{ status: "published", ...inEach("title", "Drops"), ...inEach("option", "Size") },
  ...{ sku: "D-1 | D-2", ...inEach("choice", "10 ml | 20 ml"), price: "4.90 | 8.00" },
  pictures: "https://shop.example/uploads/drops.jpg",
};
const frame: Record<string, string> = {
  ...drops,
  ...{ type: "frame", colour: "black | honey", colour_code: "01 | 02" },
  ...{ frame_shape: "panto", frame_rim: "full", frame_material: "acetate", frame_for: "adults" },
  ...{ frame_lens_width: "48", frame_lens_height: "40", frame_bridge: "21", frame_temple: "145" },
  ...{ frame_total_width: "138", frame_weight: "27.5", frame_prescription: "yes" },
  frame_progressive: "no",
};

const lens: Record<string, string> = {
  ...drops,
  ...{ type: "contact-lens", lens_maker: "Maker", lens_wear: "daily", lens_kind: "toric" },
  ...{ lens_material: "etafilcon A", lens_water: "58", lenses_per_box: "30 | 90" },
};

const faultsOf = (cells: Record<string, string>) =>
  faultsOfNew(cells).map(({ code, detail, allowed }) =>
    [code, detail, allowed].filter(Boolean).join(" "),
  );

describe("a new product", () => {
  it("has what a product of its kind needs", () => {
    expect(faultsOf(drops)).toEqual([]);
    expect(faultsOf(frame)).toEqual([]);
    expect(faultsOf(lens)).toEqual([]);
    expect(faultsOf({ ...lens, lens_dkt: "21.4" })).toEqual([]);
    expect(faultsOf({ ...lens, lens_water: "" })).toEqual(["needed-new lens_water"]);
    expect(faultsOf({ ...lens, frame_bridge: "20" })).toEqual(["not-of-this-kind frame_bridge"]);
    expect(faultsOf({ handle: "x" })).toEqual(
      [
        ...["type", "channel", "brand", "status", ...Object.keys(inEach("title", ""))],
        ...[...Object.keys(inEach("option", "")), "sku", ...Object.keys(inEach("choice", ""))],
      ].map((column) => `needed-new ${column}`),
    );
  });

  it.each([
    [
      "a text that one language lacks",
      { subtitle_fr: "Fines" },
      siteLanguages.flatMap((each) => (each === "fr" ? [] : `needed-new subtitle_${each}`)),
    ],
    ["no price where it is sold", { price: "" }, ["needed-new price"]],
    ["a price of nothing", { price: "4.90 | 0.00" }, ["needed-published price"]],
    ["no picture where none is drawn", { pictures: "" }, ["needed-published pictures"]],
    ["no category where it is sold", { categories: "" }, ["needed-new categories"]],
    ["one price for two", { price: "4.90" }, ["not-as-many price 2"]],
    ["two of one name", { sku: "D-1 | D-1" }, ["part-twice sku"]],
    ["measurements of a frame", { frame_bridge: "20" }, ["not-of-this-kind frame_bridge"]],
    [
      "the lookbook, which has frames only",
      { channel: "lookbook", price: "" },
      ["not-one-of type frame"],
    ],
  ])("is refused with %s", (_, change, faults) => {
    expect(faultsOf({ ...drops, ...change })).toEqual(faults);
  });

  it("of the lookbook has no price, and sunglasses have all of their lens", () => {
    expect(faultsOf({ ...frame, channel: "lookbook" })).toEqual(["not-of-this-kind price"]);
    expect(faultsOf({ ...frame, frame_bridge: "" })).toEqual(["needed-new frame_bridge"]);
    expect(faultsOf({ ...frame, sun_category: "3 | 3" })).toContain("needed-new sun_base_curve");
  });
});

it("cells of measurements come back from the metadata that they make", () => {
  const sun = {
    ...frame,
    ...{ sun_category: "3 | 2", sun_polarised: "yes | no", sun_mirrored: "no | no" },
    ...{
      sun_photochromic: "no | no",
      sun_lens_name: "Prizm | Prizm",
      sun_lens_colour: "grey | rose",
    },
    sun_base_curve: "8",
  };
  expect(faultsOf(sun)).toEqual([]);
  const metadata = productMetadata(sun, {});
  expect(metadata.frame).toMatchObject({
    ...{ colour: "black", colourCode: "01", weightGrams: 27.5, progressive: false },
    sun: { category: 3, polarised: true, lensColour: "grey", baseCurve: 8 },
  });
  expect(productFactCells(metadata)).toMatchObject({ frame_weight: "27.5", sun_base_curve: "8" });
  expect(variantMetadata(sun)[1]).toMatchObject({ colour: "honey", sunCategory: 2 });
  const flatter = { ...sun, sun_base_curve: "6", frame_bridge: "22" };
  expect(productMetadata(flatter, metadata).frame).toMatchObject({
    ...{ bridge: 22, colour: "black", sun: { category: 3, baseCurve: 6 } },
  });
});

it("the facts of a lens become its metadata and come back", () => {
  const metadata = productMetadata({ ...lens, lens_dkt: "21.4" }, {});
  expect(metadata.lens).toEqual({
    ...{ maker: "Maker", wear: "daily", kind: "toric", material: "etafilcon A" },
    ...{ waterPercent: 58, dkt: 21.4 },
  });
  expect(productFactCells(metadata)).toMatchObject({ lens_water: "58", lens_dkt: "21.4" });
  expect(productMetadata({ ...lens, lens_wear: "monthly" }, metadata).lens).toMatchObject({
    ...{ wear: "monthly", dkt: undefined },
  });
});

it("a fact that is taken back leaves the metadata, and the others stay", () => {
  const described = { ...frame, withdrawal: "standard" };
  const after = productMetadata(
    { ...described, frame_bridge: "", withdrawal: "" },
    productMetadata(described, { demo: true }),
  );
  expect(after.frame).toMatchObject({ bridge: undefined, temple: 145, colour: "black" });
  // Medusa takes away what is set to an empty text.
  expect(after).toMatchObject({ demo: true, withdrawal: "" });
});

it("a product that is there keeps its variants, and its measurements stay complete", () => {
  expect(faultsOfChanged(drops, { sku: "D-3 | D-2" }, {})).toEqual([
    { code: "only-new", detail: "sku" },
  ]);
  expect(faultsOfChanged(drops, { lens_wear: "daily" }, {})).toEqual([
    { code: "not-of-this-kind", detail: "lens_wear" },
  ]);
  const cells = { ...frame, frame_bridge: "22" };
  expect(faultsOfChanged(cells, { frame_bridge: "22" }, productMetadata(frame, {}))).toEqual([]);
  expect(faultsOfChanged(cells, { frame_bridge: "22" }, { frame: { shape: "panto" } })).toEqual([]);
});

it("a line says everything that is wrong with it, what is possible, and who has the SKU", async () => {
  const head = Object.keys(drops);
  const lineOf = (handle: string, cells: Record<string, string>) =>
    [handle, ...head.map((name) => cells[name])].join(";");
  const text = [
    ["handle", ...head].join(";"),
    lineOf("drops", { ...drops, price: "4,90 | 8,00" }),
    lineOf("others", { ...drops, sku: "E-1 | D-2" }),
    lineOf("more", {
      ...drops,
      sku: "F-1 | F-2",
      type: "lens",
      brand: "nobody",
      price: "x | 1",
    }),
  ].join("\n");
  const { lines } = await planImport(readCsv(new TextEncoder().encode(text)), {
    ...{ keys: ["handle"], readers, rows: new Map() },
    missing: (key) => ({ key, cells: {}, refs: undefined, stored: false }),
    check: (_, after) => faultsOfNew(after),
    claims: ({ sku = "" }) => ({ column: "sku", names: sku.split(" | ") }),
  });
  expect(lines).toMatchObject([
    { line: 2, effect: "new", after: { price: "4.90 | 8.00" } },
    { line: 3, effect: "fault", code: "claimed", detail: "sku", allowed: "2" },
    { line: 4, code: "not-one-of", detail: "type", allowed: "contact-lens, accessory, frame" },
    { line: 4, code: "not-one-of", detail: "brand", allowed: "clairval" },
    { line: 4, code: "not-a-number", detail: "price" },
  ]);
});
