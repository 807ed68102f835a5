/** Divides the items by the eye they are about. */
import type { Eye } from "../lens.ts";
import { type Item, isPower } from "./items.ts";

/** `none`: before any eye is named; `unclear`: it can not be told which eye is meant. */
export type Side = Eye | "both" | "none" | "unclear";

/** A stretch of text about one eye, or about both alike. */
export interface Context {
  readonly side: Side;
  readonly items: readonly Item[];
  /** The words that named the eye. */
  readonly label: readonly Item[];
  /** Two eyes share one stretch, and a cell in it is left blank: "OD / OS: -2.25 / —". */
  readonly hasBlank: boolean;
}

export function contextsOf(items: readonly Item[], tail: string): Context[] {
  const contexts: { side: Side; items: Item[]; label: Item[] }[] = [
    { side: "none", items: [], label: [] },
  ];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Item;
    const side = sideAt(items, index);
    if (side === undefined) {
      contexts.at(-1)?.items.push(item);
      continue;
    }
    const next = items[index + 1];
    const joined = next?.word?.kind === "and" && next.gap === "" ? index + 2 : index + 1;
    const partner = items[joined];
    const other = partner === undefined ? undefined : sideAt(items, joined);
    const isPair = side !== "unclear" && side !== "both" && other !== undefined && other !== side;
    if (partner === undefined || !isPair || other === "unclear" || breaksPair(partner.gap)) {
      contexts.push({ side, items: [], label: [item] });
      continue;
    }
    // "OD-OG" and "R et L" are both eyes; two eyes side by side are the head of a table.
    const both = other === "both" || partner.gap !== "" || joined > index + 1;
    contexts.push({
      side: both ? "both" : "unclear",
      items: [],
      label: items.slice(index, joined + 1),
    });
    index = joined;
  }
  return contexts.map((context, index) => {
    const after = contexts[index + 1]?.label[0]?.gap ?? tail;
    const gaps = [...context.items.slice(1).map(({ gap }) => gap), after];
    return { ...context, hasBlank: context.side === "both" && gaps.some(leavesBlank) };
  });
}

function leavesBlank(gap: string): boolean {
  return /[/|](?:[-‐-―−/|\n]|$)/u.test(gap) && !/^[/|]$/.test(gap);
}

/** More than one joining mark between two eyes leaves the first one blank: "OD: / OG: -2.00". */
function breaksPair(gap: string): boolean {
  return gap !== "" && !/^[-‐-―−/+&=|,]$/u.test(gap);
}

function sideAt(items: readonly Item[], index: number): Side | undefined {
  const item = items[index];
  if (item?.word?.kind !== "eye") return undefined;
  const { side, doubtful } = item.word;
  if (!doubtful) return side;
  const before = items[index - 1];
  // "OD -2.25 OU -2.50": between two values OU is the French "or" in capitals.
  if (side === "both" && item.gap === "" && before !== undefined && isPower(before)) {
    return undefined;
  }
  const next = items[index + 1];
  if (next === undefined || next.gap.includes(":") || next.gap.includes("\n")) return side;
  // "R 8.6" may be a radius, and then what follows belongs to no known eye.
  if (next.number !== undefined && !isPower(next) && next.number.value !== 0) return "unclear";
  if (next.word?.kind === "unknown" || next.word?.kind === "axisMark") return undefined;
  return /^[^'’]*$/u.test(next.gap) ? side : undefined;
}
