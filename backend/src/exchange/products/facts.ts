/** Between cells and the metadata of products and variants. Pure. */
import { plainKinds } from "@landolt/forms";
import { partsOf } from "../cell-readers";
import type { Cells } from "../plan";
import { baseCurve, type FactColumn, frameColumns, plainColumns, variantFacts } from "./columns";

export type Facts = Record<string, unknown>;

const record = (value: unknown): Facts =>
  typeof value === "object" && value !== null ? (value as Facts) : {};

export const cellOf = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

export const cellsOf = (
  columns: readonly FactColumn[],
  facts: Readonly<Facts>,
): Record<string, string> =>
  Object.fromEntries(columns.map(({ column, field }) => [column, cellOf(facts[field])]));

/** A fact of an empty cell is undefined, which takes it away from those of before. */
const factsOf = (columns: readonly FactColumn[], cells: Cells): Facts =>
  Object.fromEntries(
    columns.map(({ column, field, value }) => {
      const cell = cells[column] ?? "";
      return [field, cell === "" ? undefined : value(cell)];
    }),
  );

const isSaid = (facts: Facts) => Object.values(facts).some((value) => value !== undefined);

/** Medusa removes what is set to an empty text. */
const wordOf = (field: string, cell = "", before: Facts = {}): Facts =>
  cell !== "" || typeof before[field] === "string" ? { [field]: cell } : {};

/** Cells of what the metadata of a product say. */
export function productFactCells(metadata: Facts): Record<string, string> {
  const frame = record(metadata.frame);
  const plain = plainKinds.map((kind) => cellsOf(plainColumns[kind], record(metadata[kind])));
  return {
    withdrawal: cellOf(metadata.withdrawal),
    vat_class: cellOf(metadata.vatClass),
    place: cellOf(metadata.place),
    ...cellsOf(frameColumns, frame),
    ...cellsOf([baseCurve], record(frame.sun)),
    ...Object.fromEntries(plain.flatMap((cells) => Object.entries(cells))),
  };
}

/** One cell for each fact of a variant; what it does not say of its lens, its product says for all. */
export function variantFactCells(metadata: Facts, product: Facts): Record<string, string> {
  const { category: sunCategory, baseCurve: _, ...lens } = record(record(product.frame).sun);
  return cellsOf(variantFacts, { sunCategory, ...lens, ...metadata });
}

/** The metadata of each variant that these cells describe. */
export const variantMetadata = (cells: Cells): Facts[] =>
  partsOf(cells.sku ?? "").map((_, place) =>
    factsOf(
      variantFacts,
      Object.fromEntries(
        variantFacts.map(({ column }) => [column, partsOf(cells[column] ?? "")[place] ?? ""]),
      ),
    ),
  );

/**
 * The metadata of a product that these cells describe, over what it has already. A frame is
 * described in the colour and with the lens of its first variant.
 */
export function productMetadata(cells: Cells, before: Facts): Facts {
  const [first = {}] = variantMetadata(cells);
  const frame = factsOf(frameColumns, cells);
  const plain = plainKinds.flatMap((kind) => {
    const facts = factsOf(plainColumns[kind], cells);
    return isSaid(facts) ? [[kind, { ...record(before[kind]), ...facts }] as const] : [];
  });
  const { colour, colourCode, sunCategory: category, ...firstLens } = first;
  const old = record(before.frame);
  const sun = { category, ...firstLens, ...record(old.sun), ...factsOf([baseCurve], cells) };
  const isSun = category !== undefined || old.sun !== undefined;
  return {
    ...before,
    ...wordOf("withdrawal", cells.withdrawal, before),
    ...wordOf("vatClass", cells.vat_class, before),
    ...wordOf("place", cells.place, before),
    ...(isSaid(frame)
      ? { frame: { colour, colourCode, ...old, ...frame, ...(isSun ? { sun } : {}) } }
      : {}),
    ...Object.fromEntries(plain),
  };
}
