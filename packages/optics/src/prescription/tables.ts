/** Values under a row of headings: "SPH CYL AXIS ADD" over the rows of the eyes, or a box's "BC DIA PWR". */
import type { LensField } from "../lens.ts";
import type { Context, Side } from "./contexts.ts";
import type { Finding } from "./findings.ts";
import { isKindOfLens, isLensWord, isPupilDistance } from "./glasses-words.ts";
import type { Item } from "./items.ts";
import { beginsLine, valueFor } from "./values.ts";

export interface TableReading {
  readonly found: Finding[];
  readonly taken: Set<Item>;
}

/** `other`: a column whose numbers are no values of a lens: pieces, the distance of the pupils. */
type Column = LensField | "other";

/**
 * What stands in rows under headings. A row counts only when it has exactly one fitting value for
 * every heading, so that a blank cell never shifts the others.
 */
export function findingsInTables(
  items: readonly Item[],
  contexts: readonly Context[],
): TableReading {
  const found: Finding[] = [];
  const taken = new Set<Item>();
  const sides = new Map(
    contexts.flatMap(({ side, items: own }) => own.map((item) => [item, side])),
  );
  let index = 0;
  while (index < items.length) {
    const columns = headingsAt(items, index);
    index += Math.max(1, columns.length);
    if (columns.filter((column) => column !== "other").length < 2) continue;
    const headings = items.slice(index - columns.length, index);
    const side = sides.get(headings[0] as Item) ?? "none";
    for (;;) {
      const row = rowAt(items, index, columns, side);
      if (row === undefined) break;
      // The numbers of other columns and their headings are understood with the row.
      const counts = headings.filter(({ word }) => word?.kind === "quantity");
      const [value, ...values] = row.found;
      const others = [...counts, ...row.others];
      if (value) found.push({ ...value, items: [...value.items, ...others] }, ...values);
      for (const item of items.slice(index, row.end)) {
        if (item.word?.kind !== "eye") taken.add(item);
      }
      for (const heading of headings) taken.add(heading);
      index = row.end;
    }
  }
  return { found, taken };
}

interface Cells {
  readonly found: readonly Finding[];
  readonly others: readonly Item[];
}

function headingsAt(items: readonly Item[], start: number): Column[] {
  const columns: Column[] = [];
  for (let index = start; index < items.length; index += 1) {
    const { word, gap, text } = items[index] as Item;
    const isOther = word?.kind === "quantity" || isPupilDistance(text);
    const column: Column | undefined =
      word?.kind === "field" ? word.field : isOther ? "other" : undefined;
    const follows = columns.length === 0 || /^[/|,;]?$/.test(gap);
    if (column === undefined || (column !== "other" && columns.includes(column)) || !follows) break;
    columns.push(column);
  }
  return columns;
}

function rowAt(
  items: readonly Item[],
  start: number,
  columns: readonly Column[],
  sideOfHeadings: Side,
): (Cells & { readonly end: number }) | undefined {
  const eye = items[start]?.word;
  const side = eye?.kind === "eye" ? eye.side : sideOfHeadings;
  if (side === "unclear") return undefined;
  let first = eye?.kind === "eye" ? start + 1 : start;
  // "R  Biofinity Toric  8.7 …"
  while (first > start && isOfName(items[first])) first += 1;
  // A cylinder of 0.00 needs no axis.
  const withoutAxis = columns.filter((column) => column !== "axis");
  const cylinder = items[first + columns.indexOf("cylinder")]?.number?.value;
  const layouts = cylinder === 0 ? [columns, withoutAxis] : [columns];
  for (const layout of layouts) {
    const cells = cellsAt(items, first, layout, side);
    const end = first + layout.length;
    if (cells !== undefined && endsRow(items[end], eye?.kind === "eye")) return { ...cells, end };
  }
  return undefined;
}

const isOfName = (item: Item | undefined) =>
  item?.word?.kind === "unknown" &&
  !beginsLine(item) &&
  (isLensWord(item.text) || isKindOfLens(item.text));

/** "-2.25 -0.75 180 OD": an eye behind a row without one names the values before it. */
function endsRow(after: Item | undefined, namedBefore: boolean): boolean {
  if (after === undefined || beginsLine(after)) return true;
  return after.word?.kind === "field" || (namedBefore && after.word?.kind === "eye");
}

function cellsAt(
  items: readonly Item[],
  first: number,
  columns: readonly Column[],
  side: Side,
): Cells | undefined {
  const found: Finding[] = [];
  const others: Item[] = [];
  for (const [place, column] of columns.entries()) {
    const item = items[first + place];
    if (item === undefined) return undefined;
    if (place > 0 && !/^[/|,;()]*$/.test(item.gap)) return undefined;
    if (column === "other") {
      if (item.number === undefined || item.number.sign !== "none") return undefined;
      others.push(item);
      continue;
    }
    const value = valueFor(column, item);
    if (value === undefined) return undefined;
    found.push({ side, field: column, value, items: [item], anchored: true });
  }
  return { found, others };
}
