/** Tables with the eyes side by side: "OD OS" over the rows "Power -2.25 -1.75" and "BC 8.6 8.6". */
import type { Eye, LensField, LensValue } from "../lens.ts";
import type { Context } from "./contexts.ts";
import type { Finding } from "./findings.ts";
import { isFitPart } from "./fits.ts";
import type { Item } from "./items.ts";
import type { TableReading } from "./tables.ts";
import { beginsLine, isPower, valueFor } from "./values.ts";

interface Row {
  readonly field: LensField;
  readonly label: readonly Item[];
  readonly cells: readonly (readonly [Eye, Item, LensValue])[];
}

/** Where no row of powers has a label, this order of rows is certain. */
const unlabelled: readonly (readonly LensField[])[] = [["sphere"], ["sphere", "cylinder", "axis"]];

/**
 * What stands in columns under two eyes. Each row needs exactly two fitting values; one that has
 * not leaves sphere, cylinder and axis of all rows unread.
 */
export function findingsInColumns(contexts: readonly Context[]): TableReading {
  const found: Finding[] = [];
  const taken = new Set<Item>();
  for (const [place, context] of contexts.entries()) {
    const head = headAt(contexts, place);
    if (head === undefined) continue;
    const heads = contexts.slice(place - 1, place + 1).flatMap(({ label }) => label);
    const { rows, isWhole } = rowsUnder(head, context.items);
    const kept = rows.filter(({ field }) => isWhole || isFitPart(field));
    for (const { field, label, cells } of kept) {
      for (const [side, item, value] of cells) {
        found.push({ side, field, value, items: [...heads, ...label, item], anchored: true });
        taken.add(item);
      }
      for (const item of label) taken.add(item);
    }
  }
  return { found, taken };
}

/** The two eyes over the context at `place`, if its label is such a head and a new line follows. */
function headAt(contexts: readonly Context[], place: number): readonly [Eye, Eye] | undefined {
  const context = contexts[place];
  const before = contexts[place - 1];
  const first = context?.items[0];
  if (context === undefined || first === undefined || !beginsLine(first)) return undefined;
  const named = context.label.flatMap(({ word }) => (word?.kind === "eye" ? [word.side] : []));
  // "Right (OD)" is one eye.
  const sides = named.filter((side, index) => side !== named[index - 1]);
  // Cells that were pasted line by line: "OD\nOS\nPower\n…".
  const [label] = context.label;
  const isStacked =
    before?.items.length === 0 && label !== undefined && /^[:|]?\n$/.test(label.gap);
  const [one, other] = isStacked ? [before.side, ...sides] : sides;
  const isPair = (one === "right" && other === "left") || (one === "left" && other === "right");
  return isPair ? [one as Eye, other as Eye] : undefined;
}

function rowsUnder(
  [one, other]: readonly [Eye, Eye],
  items: readonly Item[],
): { rows: Row[]; isWhole: boolean } {
  const rows: Row[] = [];
  let isWhole = true;
  let index = 0;
  const lines: Item[][] = [];
  const isStacked = items.length > 1 && items.every((item) => beginsLine(item));
  for (const item of items) {
    const begins = isStacked ? item.word?.kind === "field" : beginsLine(item);
    if (begins || lines.length === 0) lines.push([]);
    lines.at(-1)?.push(item);
  }
  // "PWR -2.25  PWR -1.75": each column with its label.
  for (const line of lines) {
    const [label, , again] = line;
    const fields = [label, again].map((it) => (it?.word?.kind === "field" ? it.word.field : ""));
    if (line.length === 4 && fields[0] !== "" && fields[0] === fields[1]) line.splice(2, 1);
  }
  const bare = lines.filter(([first]) => first?.word?.kind !== "field");
  const isNamed = lines.some(
    ([first]) => first?.word?.kind === "field" && !isFitPart(first.word.field),
  );
  const order = isNamed ? undefined : unlabelled.find((fields) => fields.length === bare.length);
  for (const line of lines) {
    const [first] = line;
    const label = first?.word?.kind === "field" ? [first] : [];
    const field = first?.word?.kind === "field" ? first.word.field : order?.[index];
    if (label.length === 0) index += 1;
    const [left, right, ...more] = line.slice(label.length);
    const values = [left, right].map((item) => field && valueFor(field, item));
    const [a, b] = values;
    const isRow = left && right && more.length === 0 && /^[:|/;]?\n?$/.test(right.gap);
    if (field && isRow && a !== undefined && b !== undefined) {
      rows.push({
        field,
        label,
        cells: [
          [one, left, a],
          [other, right, b],
        ],
      });
    } else if (
      line.some(isPower) ||
      (label.length > 0 && line.length > 1 && !(field && isFitPart(field)))
    ) {
      isWhole = false;
    }
  }
  return { rows, isWhole };
}
