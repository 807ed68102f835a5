/**
 * The columns of the table of products. A line is a product with all of its variants: a column of
 * theirs has one part for each of them, in the order of `sku`.
 */
import {
  contentFacts,
  type FactField,
  factFields,
  frameFacts,
  inEach,
  type PlainKind,
  plainKinds,
  type SiteLanguage,
  siteLanguages,
  vatClasses,
  withdrawalClasses,
} from "@landolt/forms";
import {
  amountReader,
  listOf,
  matching,
  measureReader,
  oneOf,
  words,
  yesNo,
} from "../cell-readers";
import type { CellReader } from "../plan";

export const textFields = ["title", "subtitle", "description"] as const;
export type TextField = (typeof textFields)[number];
/** The product's own row has the texts of this language; the others are translations of it. */
export const rowLanguage: SiteLanguage = "en";

const statuses = ["published", "draft", "proposed", "rejected"];
const longestText = 10_000;
const longestName = 120;

/** Empties a text, where an empty cell would leave it. An export writes a lone hyphen with a mark. */
const emptying = "-";

const textReader =
  (field: TextField): CellReader =>
  (text) => {
    if (text.length > longestText) return { code: "too-long", allowed: String(longestText) };
    if (text === emptying) return field === "title" ? { code: "needed" } : { cell: "" };
    return { cell: text === `'${emptying}` ? emptying : text };
  };

/** A fact and the column it stands in. */
export type FactColumn = {
  column: string;
  /** Its name in the metadata. */
  field: string;
  read: CellReader;
  value: (cell: string) => string | number | boolean;
  /** Whether a product may lack it. */
  isOptional?: boolean;
};

const fact = (
  column: string,
  field: string,
  read: CellReader,
  value: FactColumn["value"],
): FactColumn => ({ column, field, read, value });
const word = (column: string, field: string, allowed: readonly string[]) =>
  fact(column, field, oneOf(allowed), String);
const text = (column: string, field: string, longest: number) =>
  fact(column, field, words(longest), String);
const measure = (column: string, field: string, schema: Parameters<typeof measureReader>[0]) =>
  fact(column, field, measureReader(schema), Number);
const truth = (column: string, field: string) =>
  fact(column, field, yesNo, (cell) => cell === "yes");

const frame = frameFacts.shape;
const sun = frame.sun.unwrap().shape;

/** `metadata.frame` but for what the variants say. Lengths in millimetres, weights in grams. */
export const frameColumns = [
  word("frame_shape", "shape", frame.shape.options),
  word("frame_rim", "rim", frame.rim.options),
  word("frame_material", "material", frame.material.options),
  word("frame_for", "forWhom", frame.forWhom.options),
  measure("frame_lens_width", "lensWidth", frame.lensWidth),
  measure("frame_lens_height", "lensHeight", frame.lensHeight),
  measure("frame_bridge", "bridge", frame.bridge),
  measure("frame_temple", "temple", frame.temple),
  measure("frame_total_width", "totalWidth", frame.totalWidth),
  measure("frame_weight", "weightGrams", frame.weightGrams),
  truth("frame_prescription", "prescription"),
  truth("frame_progressive", "progressive"),
];

/** Where a column is not called as the fact is. */
const shortNames: Record<string, string> = { waterPercent: "water" };
const columnName = (kind: PlainKind, field: string) =>
  `${kind}_${(shortNames[field] ?? field).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

function factColumn(kind: PlainKind, field: FactField): FactColumn {
  const { name, isOptional } = field;
  const column = columnName(kind, name);
  switch (field.type) {
    case "choice":
      return { ...word(column, name, field.options), isOptional };
    case "number":
      return { ...measure(column, name, field.schema), isOptional };
    case "text":
      return { ...text(column, name, field.longest), isOptional };
    case "truth":
      return { ...truth(column, name), isOptional };
  }
}

/** The metadata of the other kinds that are described: a column for each fact. */
export const plainColumns = inEach(plainKinds, (kind): readonly FactColumn[] =>
  factFields(kind).map((field) => factColumn(kind, field)),
);

/** The one fact of sunglasses that all variants share. */
export const baseCurve = measure("sun_base_curve", "baseCurve", sun.baseCurve);

/** Facts of a variant, in its metadata. */
export const colourColumns = [
  word("colour", "colour", frame.colour.options),
  text("colour_code", "colourCode", 24),
];
export const sunColumns = [
  measure("sun_category", "sunCategory", sun.category),
  truth("sun_polarised", "polarised"),
  truth("sun_mirrored", "mirrored"),
  truth("sun_photochromic", "photochromic"),
  { ...text("sun_lens_name", "lensName", 40), isOptional: true },
  text("sun_lens_colour", "lensColour", 24),
];
const contentMeasure = {
  ...{ minValue: 0, maxValue: 100_000 },
  safeParse: (value: number) => contentFacts.safeParse({ contentMl: value }),
};
const mostLenses = { minValue: 1, maxValue: 360 };
export const boxColumn = fact(
  "lenses_per_box",
  "lensesPerBox",
  measureReader({
    ...mostLenses,
    safeParse: (value) => ({
      success:
        Number.isInteger(value) && value >= mostLenses.minValue && value <= mostLenses.maxValue,
    }),
  }),
  Number,
);
/** Content of a variant in all, for the price of a litre. */
const contentColumns = [
  measure("content_ml", "contentMl", contentMeasure),
  measure("content_g", "contentGrams", contentMeasure),
];
export const variantFacts = [...colourColumns, ...sunColumns, boxColumn, ...contentColumns];

/** The columns of the variants; the first names them. */
export const skuColumn = "sku";
export const choiceColumns = siteLanguages.map((language) => `choice_${language}`);
export const variantColumns = [
  ...[skuColumn, ...choiceColumns, "price", "counted"],
  ...variantFacts.map(({ column }) => column),
];

const inLanguages = (name: string, read: CellReader): [string, CellReader][] =>
  siteLanguages.map((language) => [`${name}_${language}`, read]);
const factReaders = (facts: readonly FactColumn[]): [string, CellReader][] =>
  facts.map(({ column, read }) => [column, read]);

/** What a product can be told to belong to: ids by what the cell says. */
export type Known = {
  /** Of the prices; ISO 4217, lower case. */
  currency: string;
  types: ReadonlyMap<string, string>;
  /** Where it is sold or shown: `online`, `lookbook`. */
  channels: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
  collections: ReadonlyMap<string, string>;
};

/** Addresses of pictures that were uploaded; the website shows no others. */
const picture = matching(/^https?:\/\/[^\s|]+\/uploads\/[^\s|/]+$/, "https://…/uploads/…");
const pictures: CellReader = (text, decimalComma) =>
  text === emptying ? { cell: "" } : listOf(picture)(text, decimalComma);

/** What staff change of a product that is there, and with it every new product. */
const changeable: [string, CellReader][] = [
  ["status", oneOf(statuses)],
  ...textFields.flatMap((field) => inLanguages(field, textReader(field))),
  ["withdrawal", oneOf(withdrawalClasses)],
  ["vat_class", oneOf(vatClasses)],
  ["weight", measureReader({ minValue: 1, maxValue: 50_000, safeParse: isWeight })],
  ["place", words(80)],
  ["pictures", pictures],
  ...factReaders([...frameColumns, baseCurve, ...Object.values(plainColumns).flat()]),
];

function isWeight(grams: number) {
  return { success: grams >= 1 && grams <= 50_000 };
}

export const changeableColumns: ReadonlySet<string> = new Set([
  ...changeable.map(([name]) => name),
  ...["brand", "categories"],
]);

const sku = matching(/^[\p{L}\p{N}][\p{L}\p{N}._/+-]{0,63}$/u, "A–Z 0–9 . _ / + -");

export const readersFor = (known: Known): Map<string, CellReader> =>
  new Map([
    ["type", oneOf(known.types.keys())],
    ["channel", oneOf(known.channels.keys())],
    ["brand", oneOf(known.brands.keys())],
    ["categories", listOf(oneOf(known.categories.keys()))],
    ["collection", oneOf(known.collections.keys())],
    ...changeable,
    ...inLanguages("option", words(longestName)),
    [skuColumn, listOf(sku)],
    ...choiceColumns.map((name): [string, CellReader] => [name, listOf(words(longestName))]),
    ["price", listOf(amountReader(known.currency))],
    ["counted", listOf(yesNo)],
    ...factReaders(variantFacts).map(([name, read]): [string, CellReader] => [name, listOf(read)]),
  ]);
