/** What keeps a product from being shown and sold as the website shows and sells. Pure. */
import {
  type DescribedKind,
  describedKinds,
  isDescribed,
  kindFacts,
  kindOf,
  productKinds,
  siteLanguages,
} from "@landolt/forms";
import { isDrawn } from "../../catalog";
import { partsOf } from "../cell-readers";
import type { Cells, RowFault } from "../plan";
import {
  baseCurve,
  boxColumn,
  changeableColumns,
  choiceColumns,
  colourColumns,
  type FactColumn,
  frameColumns,
  plainColumns,
  skuColumn,
  sunColumns,
  variantColumns,
} from "./columns";
import { productMetadata } from "./facts";

const namesOf = (facts: readonly FactColumn[]) => facts.map(({ column }) => column);
const each = (name: string) => siteLanguages.map((language) => `${name}_${language}`);

const needed = (facts: readonly FactColumn[]) => namesOf(facts.filter((fact) => !fact.isOptional));

const alwaysNeeded = [
  ...["type", "channel", "brand", "status"],
  ...[...each("title"), ...each("option"), skuColumn, ...choiceColumns],
];
/** What a product of the kind fills, and no other one. */
const ownColumns: Record<DescribedKind, readonly FactColumn[]> = {
  ...plainColumns,
  lens: [...plainColumns.lens, boxColumn],
  frame: [...frameColumns, ...colourColumns, ...sunColumns, baseCurve],
};
const factColumns = new Set(namesOf(describedKinds.flatMap((kind) => ownColumns[kind])));

/** Columns that a product like this has to fill, and those that say nothing about it. */
function expected(cells: Cells): { needed: string[]; idle: string[] } {
  const has = (column: string) => (cells[column] ?? "") !== "";
  const { channel } = cells;
  const kind = kindOf(cells.type);
  const isFrame = kind === "frame";
  const sun = needed([...sunColumns, baseCurve]);
  const texts = (field: string) => (each(field).some(has) ? each(field) : []);
  return {
    needed: [
      ...alwaysNeeded,
      ...[...texts("subtitle"), ...texts("description")],
      ...(channel === "online" ? ["categories", "price"] : []),
      ...(isFrame ? needed([...frameColumns, ...colourColumns]) : []),
      ...(isFrame && sun.some(has) ? sun : []),
      ...(!isFrame && isDescribed(kind) ? needed(ownColumns[kind]) : []),
    ],
    idle: [
      ...(channel === "lookbook" ? ["price"] : []),
      ...describedKinds.flatMap((other) => (other === kind ? [] : namesOf(ownColumns[other]))),
    ],
  };
}

export function faultsOfNew(cells: Cells): RowFault[] {
  const has = (column: string) => (cells[column] ?? "") !== "";
  const wanted = expected(cells);
  const faults: RowFault[] = [
    ...wanted.needed
      .filter((column) => !has(column))
      .map((detail) => ({ code: "needed-new", detail })),
    ...wanted.idle.filter(has).map((detail) => ({ code: "not-of-this-kind", detail })),
  ];
  if (cells.channel === "lookbook" && kindOf(cells.type) !== "frame" && has("type")) {
    faults.push({ code: "not-one-of", detail: "type", allowed: productKinds.frame.type });
  }
  const count = partsOf(cells[skuColumn] ?? "").length;
  for (const column of variantColumns.filter(has)) {
    if (count > 0 && partsOf(cells[column] ?? "").length !== count) {
      faults.push({ code: "not-as-many", detail: column, allowed: String(count) });
    }
  }
  for (const column of [skuColumn, ...choiceColumns]) {
    const parts = partsOf(cells[column] ?? "");
    if (new Set(parts).size < parts.length) faults.push({ code: "part-twice", detail: column });
  }
  return faults.length > 0 ? faults : [...faultsOfFacts(cells), ...faultsOfPublished(cells, {})];
}

/** What the website needs to offer what is published; a hook of Medusa's workflows has the last word about it. */
function faultsOfPublished(cells: Cells, before: Record<string, unknown>): RowFault[] {
  if (cells.status !== "published") return [];
  const isSold = cells.channel !== "lookbook";
  const prices = partsOf(cells.price ?? "");
  const isPriced = prices.length > 0 && prices.every((amount) => Number(amount) > 0);
  const isPictured = Boolean(cells.pictures) || isDrawn(productMetadata(cells, before));
  return [
    ...(isSold && !isPriced ? ["price"] : []),
    ...(isSold && !cells.categories ? ["categories"] : []),
    ...(cells.brand ? [] : ["brand"]),
    ...(isPictured ? [] : ["pictures"]),
  ].map((detail) => ({ code: "needed-published", detail }));
}

/** @param after the cells that change of a product that is there */
export function faultsOfChanged(
  cells: Cells,
  after: Cells,
  metadata: Record<string, unknown>,
): RowFault[] {
  const { idle } = expected(cells);
  const faults = Object.keys(after).flatMap((detail): RowFault[] => {
    if (!changeableColumns.has(detail)) return [{ code: "only-new", detail }];
    return idle.includes(detail) ? [{ code: "not-of-this-kind", detail }] : [];
  });
  const factual = Object.keys(after).some((column) => factColumns.has(column));
  if (faults.length > 0) return faults;
  return [
    ...(factual ? faultsOfFacts(cells, metadata) : []),
    ...faultsOfPublished(cells, metadata),
  ];
}

/** What of the facts of its kind the website could not read. */
function faultsOfFacts(cells: Cells, before: Record<string, unknown> = {}): RowFault[] {
  const kind = kindOf(cells.type);
  if (!isDescribed(kind)) return [];
  const columns = kind === "frame" ? [...frameColumns, baseCurve] : plainColumns[kind];
  const said = kindFacts[kind].safeParse(productMetadata(cells, before)[kind]);
  if (said.success) return [];
  const wrong = new Set(said.error.issues.map(({ path }) => String(path.at(-1))));
  const found = columns.filter(({ field }) => wrong.has(field));
  return [
    ...found.map(({ column }) => ({ code: "needed-new", detail: column })),
    ...(found.length === 0 ? [{ code: "facts-missing" }] : []),
  ];
}
