/** Divides the items by the eye they are about. */
import type { Eye } from "../lens.ts";
import type { Item } from "./items.ts";
import { isPower } from "./values.ts";

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
  /** "OD -2.25 = OS", "OG idem": the values of the eye before count for this one as well. */
  readonly repeats: boolean;
}

export function contextsOf(items: readonly Item[], tail: string): Context[] {
  const contexts: { side: Side; items: Item[]; label: Item[] }[] = [
    { side: "none", items: [], label: [] },
  ];
  const hasBothSmall = bothInSmallLetters(items);
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Item;
    const side = sideAt(items, index, hasBothSmall);
    const last = contexts.at(-1);
    // "L wie R": the eye that is named behind such a word begins nothing.
    const isReference = items[index - 1]?.word?.kind === "same" && item.gap === "";
    if (side === undefined || (isReference && last?.label.length)) {
      last?.items.push(item);
      continue;
    }
    const next = items[index + 1];
    const joined = next?.word?.kind === "and" && next.gap === "" ? index + 2 : index + 1;
    const partner = items[joined];
    const other = partner === undefined ? undefined : sideAt(items, joined, hasBothSmall);
    const isPair = side !== "unclear" && side !== "both" && other !== undefined && other !== side;
    if (partner === undefined || !isPair || other === "unclear" || breaksPair(partner.gap)) {
      contexts.push({ side, items: [], label: [item] });
      continue;
    }
    // "OD-OG" and "R et L" are both eyes; two eyes side by side are the head of a table.
    const both = other === "both" || (partner.gap !== "" && partner.gap !== "|") || joined > index + 1;
    contexts.push({
      side: both ? "both" : "unclear",
      items: [],
      label: items.slice(index, joined + 1),
    });
    index = joined;
  }
  return withBothBehind(contexts).map((context, index, all) => {
    const after = all[index + 1]?.label[0]?.gap ?? tail;
    const gaps = [...context.items.slice(1).map(({ gap }) => gap), after];
    return {
      ...context,
      hasBlank: context.side === "both" && gaps.some(leavesBlank),
      repeats: repeatsBefore(context, after),
    };
  });
}

/** "-2.25 both eyes": where no other eye is named, the values before belong to both. */
function withBothBehind<C extends { side: Side; items: Item[]; label: Item[] }>(
  contexts: readonly C[],
): readonly C[] {
  const [before, last] = contexts;
  const isBehind =
    contexts.length === 2 && last?.side === "both" && last.items.every(isEmptyWord) && before?.items.some(isPower);
  return isBehind && before && last
    ? [{ ...last, items: [...before.items, ...last.items] }]
    : contexts;
}

const isEmptyWord = ({ number, word }: Item) => number === undefined && word?.kind === "unknown";

function repeatsBefore({ side, items, label }: Omit<Context, "hasBlank" | "repeats">, after: string): boolean {
  if (side !== "right" && side !== "left") return false;
  const [first] = items;
  if (first === undefined) {
    return label[0]?.gap === "=" || /^[:\s]*(?:["″〃=]|'')[\s.]*$/u.test(after);
  }
  return first.word?.kind === "same" && /^[:=(]?$/.test(first.gap) && !items.some(isPower);
}

function leavesBlank(gap: string): boolean {
  return /[/|](?:[-‐-―−/|\n]|$)/u.test(gap) && !/^[/|]$/.test(gap);
}

/** More than one joining mark between two eyes leaves the first one blank: "OD: / OG: -2.00". */
function breaksPair(gap: string): boolean {
  return gap !== "" && !/^[-‐-―−/+&=|,]$/u.test(gap);
}

const isSmall = ({ text }: Item) => /^(?:re|ra|r|li|la|le|l)$/.test(text);

/** "re -2,25 li -1,75": small letters are eyes where both are named and a power follows each. */
function bothInSmallLetters(items: readonly Item[]): boolean {
  const named = items.flatMap((item, index) => {
    const next = items[index + 1];
    return item.word?.kind === "eye" && isSmall(item) && next && isPower(next)
      ? [item.word.side]
      : [];
  });
  return new Set(named).size === 2 && named.length === 2;
}

function sideAt(items: readonly Item[], index: number, hasBothSmall: boolean): Side | undefined {
  const item = items[index];
  if (item?.word?.kind !== "eye") return undefined;
  const { side, doubtful } = item.word;
  if (!doubtful) return side;
  const before = items[index - 1];
  const next = items[index + 1];
  const isCapital = item.text === item.text.toUpperCase();
  if (!isCapital) {
    const named = next !== undefined && isPower(next) && (hasBothSmall || item.text.includes("."));
    return named ? side : undefined;
  }
  // "OD -2.25 OU -2.50": between two values OU is the French "or" in capitals.
  if (side === "both" && item.gap === "" && before !== undefined && isPower(before)) {
    return next === undefined ? side : undefined;
  }
  if (next === undefined) return side;
  const { number, word, gap } = next;
  const touches = next.tokens[0]?.start === item.tokens.at(-1)?.end;
  // "LOT L12345", "RE: your order"
  if (touches && number?.whole && number.digits.length > 2 && number.sign === "none") return undefined;
  if (word?.kind === "unknown" && (!/[:\n]/.test(gap) || /^R\.?E/.test(item.text))) return undefined;
  if (gap.includes("\n")) return side;
  // "R 8.6" may be a radius, and then what follows belongs to no known eye.
  if (number !== undefined && !isPower(next) && number.value !== 0) return "unclear";
  if (gap.includes(":")) return side;
  if (word?.kind === "axisMark") return undefined;
  return /^[^'’]*$/u.test(gap) ? side : undefined;
}
