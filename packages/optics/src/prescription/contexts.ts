/** Divides the items by the eye they are about. */
import type { Eye } from "../lens.ts";
import { certainEyes, sideAt } from "./eyes.ts";
import type { Item } from "./items.ts";
import { beginsLine, isPower } from "./values.ts";

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
  /** "CYL OD -0.75 OS -1.25": a label of another value than the sphere stands over this eye. */
  readonly isUnderLabel: boolean;
}

export function contextsOf(items: readonly Item[], tail: string): Context[] {
  const contexts: { side: Side; items: Item[]; label: Item[] }[] = [
    { side: "none", items: [], label: [] },
  ];
  const certain = certainEyes(items);
  const sides = items.map((_, index) => sideAt(items, index, certain));
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Item;
    const side = sides[index] ?? (namesLostEye(item, sides) ? "unclear" : undefined);
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
    const other = partner === undefined ? undefined : sideAt(items, joined, certain);
    const isPair = side !== "unclear" && side !== "both" && other !== undefined && other !== side;
    if (partner === undefined || !isPair || other === "unclear" || breaksPair(partner.gap)) {
      // "Right (OD)" names one eye.
      if (last?.side === side && last.items.length === 0) last.label.push(item);
      else contexts.push({ side, items: [], label: [item] });
      continue;
    }
    // "OD-OG" and "R et L" are both eyes; two eyes side by side are the head of a table.
    const both =
      other === "both" ||
      joined > index + 1 ||
      (partner.gap !== "" && partner.gap !== "|" && isAlike(item, partner));
    contexts.push({
      side: both ? "both" : "unclear",
      items: [],
      label: items.slice(index, joined + 1),
    });
    index = joined;
  }
  let isUnderLabel = false;
  return withBothBehind(withHeads(contexts)).map((context, index, all) => {
    isUnderLabel ||= isHead(all[index - 1]?.items ?? [], context.label[0]);
    const after = all[index + 1]?.label[0]?.gap ?? `${tail}\n`;
    const gaps = [...context.items.slice(1).map(({ gap }) => gap), after];
    return {
      ...context,
      hasBlank: context.side === "both" && gaps.some(leavesBlank),
      repeats: repeatsBefore(context, after),
      isUnderLabel,
    };
  });
}

/** Whether the items end with a label whose values are named by eye; a blank field ends its line. */
function isHead(items: readonly Item[], eye: Item | undefined): boolean {
  const label = items.at(-1);
  if (label === undefined || eye === undefined) return false;
  const { word } = label;
  const isName = items.at(-2)?.word?.kind === "additionName";
  const isLabel =
    ["A", "C"].includes(label.text) ||
    (word?.kind === "field" && word.field !== "sphere" && !(word.field === "addition" && isName));
  return isLabel && (!beginsLine(eye) || beginsLine(label) || items.length === 1);
}

/** ";OD;OS" and "Right (OD)  Left (OS)" over rows of values: the head of a table. */
function withHeads<C extends { side: Side; items: Item[]; label: Item[] }>(
  contexts: readonly C[],
): readonly C[] {
  const joined: C[] = [];
  for (const context of contexts) {
    const before = joined.at(-1);
    const sides = [before?.side, context.side];
    const [label, first] = [context.label[0], context.items[0]];
    const isHeading =
      before?.items.length === 0 &&
      sides.includes("right") &&
      sides.includes("left") &&
      label !== undefined &&
      /^[)|;]*$/.test(label.gap) &&
      first !== undefined &&
      beginsLine(first);
    if (!isHeading) joined.push(context);
    else
      joined.splice(-1, 1, {
        ...context,
        side: "unclear",
        label: [...before.label, ...context.label],
      });
  }
  return joined;
}

/** "-2.25 both eyes", "… ADD +2.00 (both)": behind their values the words name what stands before them. */
function withBothBehind<C extends { side: Side; items: Item[]; label: Item[] }>(
  contexts: readonly C[],
): readonly C[] {
  const [before, last] = contexts.slice(-2);
  if (!before || last?.side !== "both" || !last.items.every(isEmptyWord)) return contexts;
  const items = [...before.items, ...last.items];
  if (contexts.length > 2 && before.items.some(({ number }) => number)) {
    return [
      ...contexts.slice(0, -2),
      { ...before, items: [...before.items, ...last.label, ...last.items] },
    ];
  }
  return contexts.length === 2 && before.items.some(isPower) ? [{ ...last, items }] : contexts;
}

/**
 * "re. -2.25" and "li. | 5.25", "OD -2.25" and "OE = ²3.00": the only name of the second eye, with something behind it
 * that cannot be read. What follows is not of the first eye.
 */
function namesLostEye({ word, text }: Item, sides: readonly (Side | undefined)[]): boolean {
  if (word?.kind !== "eye" || (word.side !== "right" && word.side !== "left")) return false;
  const other = word.side === "right" ? "left" : "right";
  const isName = /^(?:\p{Lu}\.?){2,}$|^\p{Ll}{2,}\.$/u.test(text);
  return isName && sides.includes(other) && !sides.includes(word.side);
}

const isEmptyWord = ({ number, word }: Item) => number === undefined && word?.kind === "unknown";

function repeatsBefore(
  { side, items, label }: Pick<Context, "side" | "items" | "label">,
  after: string,
): boolean {
  if (side !== "right" && side !== "left") return false;
  const [first] = items;
  if (first === undefined) {
    return label[0]?.gap === "=" || /^[:\s]*(?:["″〃]|''|=(?=\s*\n))[\s.]*$/u.test(after);
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

/** "Left eye = R: 8.6": what is written in two ways is no pair. */
const isAlike = (one: Item, other: Item) =>
  one.word?.kind === "eye" &&
  other.word?.kind === "eye" &&
  one.word.doubtful === other.word.doubtful;
