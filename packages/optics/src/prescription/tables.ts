/** Values under a row of headings: "SPH CYL AXIS ADD" over the rows of the eyes, or a box's "BC DIA PWR". */
import type { LensField } from "../lens.ts";
import type { Side } from "./contexts.ts";
import type { Finding } from "./findings.ts";
import { type Item, valueFor } from "./items.ts";

/**
 * What stands in rows under headings. A row counts only when it has exactly one fitting value for
 * every heading, so that a blank cell never shifts the others.
 */
export function findingsInTables(items: readonly Item[]): { found: Finding[]; taken: Set<Item> } {
  const found: Finding[] = [];
  const taken = new Set<Item>();
  let index = 0;
  while (index < items.length) {
    const columns = headingsAt(items, index);
    index += Math.max(1, columns.length);
    if (columns.length < 2) continue;
    const headings = items.slice(index - columns.length, index);
    for (;;) {
      const row = rowAt(items, index, columns);
      if (row === undefined) break;
      for (const finding of row.found) {
        found.push(finding);
        for (const item of finding.items) taken.add(item);
      }
      for (const heading of headings) taken.add(heading);
      index = row.end;
    }
  }
  return { found, taken };
}

function headingsAt(items: readonly Item[], start: number): LensField[] {
  const columns: LensField[] = [];
  for (let index = start; index < items.length; index += 1) {
    const { word, gap } = items[index] as Item;
    const follows = columns.length === 0 || /^[/|,;]?$/.test(gap);
    if (word?.kind !== "field" || columns.includes(word.field) || !follows) break;
    columns.push(word.field);
  }
  return columns;
}

function rowAt(
  items: readonly Item[],
  start: number,
  columns: readonly LensField[],
): { found: Finding[]; end: number } | undefined {
  const eye = items[start]?.word;
  const side: Side = eye?.kind === "eye" ? eye.side : "none";
  const first = eye?.kind === "eye" ? start + 1 : start;
  const end = first + columns.length;
  const after = items[end];
  const next = after?.word?.kind;
  const endsHere =
    after === undefined || after.gap.includes("\n") || next === "eye" || next === "field";
  if (!endsHere) return undefined;

  const found: Finding[] = [];
  for (const [column, field] of columns.entries()) {
    const item = items[first + column];
    const value = valueFor(field, item);
    if (item === undefined || value === undefined) return undefined;
    if (column > 0 && !/^[/|,;()]*$/.test(item.gap)) return undefined;
    found.push({ side, field, value, items: [item], anchored: true });
  }
  return { found, end };
}
