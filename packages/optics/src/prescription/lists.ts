/** One value of both eyes after the other: "PWR R -2.25 L -1.75 BC R 8.6 L 8.4". */
import type { Eye, LensField } from "../lens.ts";
import type { Finding } from "./findings.ts";
import type { Item } from "./items.ts";
import { labelGap } from "./labels.ts";
import type { TableReading } from "./tables.ts";
import { beginsLine, valueFor } from "./values.ts";

/** What stands as a label, an eye, its value, the other eye and its value. */
export function findingsInLists(items: readonly Item[]): TableReading {
  const found: Finding[] = [];
  const taken = new Set<Item>();
  for (const [index, label] of items.entries()) {
    const [one, first, other, second, after] = items.slice(index + 1, index + 6);
    const before = items[index - 1];
    // "A·D": a letter beside another is what is left of a word.
    const isRest = label.text.length === 1 && before?.text.length === 1 && !beginsLine(label);
    const field = isRest ? undefined : fieldOf(label);
    if (field === undefined || !first || !second) continue;
    const sides = [sideOf(one), sideOf(other)];
    const ends =
      after === undefined ||
      beginsLine(after) ||
      fieldOf(after) !== undefined ||
      after.word?.kind === "quantity";
    if (!ends || !sides.includes("right") || !sides.includes("left")) continue;
    if (beginsLine(first) || beginsLine(second)) continue;
    const values = [valueFor(field, first), valueFor(field, second)] as const;
    if (values[0] === undefined || values[1] === undefined) continue;
    for (const [place, item] of [first, second].entries()) {
      const [side, value] = [sides[place] as Eye, values[place] ?? 0];
      found.push({ side, field, value, items: [label, item], anchored: true });
    }
    for (const item of items.slice(index, index + 5)) taken.add(item);
  }
  return { found, taken };
}

/** "Power right -2.25, power left -1.75": every eye of the text stands between a label and its value. */
export function findingsOfLabelledEyes(items: readonly Item[]): TableReading {
  const found: Finding[] = [];
  const taken = new Set<Item>();
  const places = [...items.keys()].filter((index) => items[index]?.word?.kind === "eye");
  for (const place of places) {
    const [label, eye, item, after] = items.slice(Math.max(0, place - 1), place + 3);
    const side = sideOf(eye);
    const field = label && fieldOf(label);
    const value = field && valueFor(field, item);
    const isBeside = eye?.gap !== undefined && /^[(,-]?$/.test(eye.gap);
    const ends =
      after === undefined ||
      beginsLine(after) ||
      fieldOf(after) !== undefined ||
      after.word?.kind === "quantity";
    const isNamed = side === "right" || side === "left";
    if (!label || !item || value === undefined || !isBeside || !ends || !isNamed) break;
    if (!labelGap.test(item.gap) || beginsLine(item)) break;
    found.push({
      side,
      field: field as LensField,
      value,
      items: [label, eye as Item, item],
      anchored: true,
    });
    for (const it of [label, eye as Item, item]) taken.add(it);
  }
  const isWhole = places.length > 1 && found.length === places.length;
  return isWhole ? { found, taken } : { found: [], taken: new Set() };
}

/** A is an axis only as a label of this form; elsewhere it stands between cylinder and axis. */
function fieldOf({ word, text }: Item): LensField | undefined {
  if (word?.kind === "field") return word.field;
  return word?.kind === "axisMark" && text === "A" ? "axis" : undefined;
}

function sideOf(item: Item | undefined) {
  return item?.word?.kind === "eye" ? item.word.side : undefined;
}
