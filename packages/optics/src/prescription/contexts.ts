/** Divides the items by the eye they are about. */
import type { Eye } from "../lens.ts";
import { isFit } from "./fits.ts";
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

const isSmall = ({ text }: Item) => text !== text.toUpperCase();

/** What names eyes only where it names both: doubtful by itself. */
type Certain = ReadonlySet<"small letters" | "fits" | "dx and sx">;

/**
 * "re -2,25 li -1,75": small letters are eyes where a power follows each of the two. "R 8,6 14,2" and
 * "L 8,6 14,2": with the left eye beside it, R is no radius.
 */
function certainEyes(items: readonly Item[]): Certain {
  const named = { "small letters": [] as Side[], fits: [] as Side[] };
  for (const [index, item] of items.entries()) {
    if (item.word?.kind !== "eye" || !item.word.doubtful) continue;
    const next = items[index + 1];
    const isRow = (index === 0 || beginsLine(item)) && next?.number && /^[,;|]?$/.test(next.gap);
    if (isSmall(item) && next && (isPower(next) || isRow))
      named["small letters"].push(item.word.side);
    if (isFit(next, items[index + 2])) named.fits.push(item.word.side);
  }
  const namesBoth = (sides: readonly Side[]) => sides.length === 2 && new Set(sides).size === 2;
  const certain = (["small letters", "fits"] as const).filter((name) => namesBoth(named[name]));
  const texts = new Set(items.map(({ text }) => text.toLowerCase()));
  return new Set([
    ...certain,
    ...(texts.has("dx") && texts.has("sx") ? ["dx and sx" as const] : []),
  ]);
}

const namesRight = /^(?:R|RA|RE|OD|DX|rechts|rechtes|right)$/i;

/** "LA CORRECTION EST -2,25": an article, unless the right eye is named in the same way. */
function isArticle(items: readonly Item[], index: number): boolean {
  const next = items[index + 1];
  if (!/^(?:LA|LE)$/.test(items[index]?.text ?? "") || !next || isPower(next)) return false;
  const isWord = next.word?.kind === "field" || next.word?.kind === "unknown";
  return isWord && !items.some(({ text }) => namesRight.test(text.replaceAll(".", "")));
}

/**
 * "2 boxes left, -2.25" and "that's right: -2.25": the English words mean something else as well. Where the other eye is
 * named they are eyes.
 */
function isRestOrTrue(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]];
  const isRest =
    /^left$/i.test(item?.text ?? "") &&
    (before?.word?.kind === "quantity" ||
      (before?.number?.whole === true && before.number.sign === "none") ||
      /^(?:pairs?|of|s|is|are|some|few)$/i.test(before?.text ?? ""));
  const isTrue =
    /^right$/i.test(item?.text ?? "") &&
    /^(?:s|is|it|thats|that|be|was|are|you|quite)$/i.test(before?.text ?? "");
  if (item?.gap !== "" || !(isRest || isTrue)) return false;
  const side = isRest ? "left" : "right";
  return !items.some(({ word }) => word?.kind === "eye" && word.side !== side);
}

function sideAt(items: readonly Item[], index: number, certain: Certain): Side | undefined {
  const item = items[index];
  if (item?.word?.kind !== "eye") return undefined;
  const { side, doubtful } = item.word;
  const before = items[index - 1];
  const next = items[index + 1];
  if (!doubtful) return isRestOrTrue(items, index) ? "unclear" : side;
  if (isArticle(items, index)) return undefined;
  if (isSmall(item)) {
    // "-1.00 Dx80": dioptres, and the mark of an axis.
    const isMark = next?.number?.whole && next.tokens[0]?.start === item.tokens.at(-1)?.end;
    if (/^[ds]x\.?$/i.test(item.text) && certain.has("dx and sx") && !isMark) return side;
    const hasDot = item.text.includes(".");
    const asks =
      next !== undefined &&
      (isPower(next) ||
        (hasDot && ["field", "eye", "axisMark", "additionName"].includes(next.word?.kind ?? "")));
    // "DIA: re. 14,1": the eye of a list, whose next label is another's.
    if ((hasDot || certain.has("small letters")) && next?.number && !isPower(next)) {
      return next.number.degrees ? side : "unclear";
    }
    return asks && (hasDot || certain.has("small letters")) ? side : undefined;
  }
  // "OD -2.25 OU -2.50": between two values OU is the French "or" in capitals.
  if (side === "both" && item.gap === "" && before !== undefined && isPower(before)) {
    return next === undefined ? side : undefined;
  }
  if (next === undefined) return side;
  const { number, word, gap } = next;
  const touches = next.tokens[0]?.start === item.tokens.at(-1)?.end;
  // "LOT L12345", "RE: your order"
  if (touches && number?.whole && number.digits.length > 2 && number.sign === "none")
    return undefined;
  // "L -l.25": a power that can not be read.
  if (word?.kind === "unknown" && /[-+−–]$/.test(gap) && /^\p{L}\.?$/u.test(next.text)) return side;
  if (word?.kind === "unknown" && (!/[:\n]/.test(gap) || /^R\.?E/.test(item.text)))
    return undefined;
  if (word?.kind === "unknown" && /^\d/.test(next.text)) return "unclear";
  if (gap.includes("\n")) return side;
  // "R l8.7": a radius, the first digit lost.
  if (word?.kind === "eye" && isSmall(next)) return "unclear";
  // "R 8.6" may be a radius, and then what follows belongs to no known eye.
  if (number !== undefined && !isPower(next) && number.value !== 0) {
    return certain.has("fits") && isFit(next, items[index + 2]) ? side : "unclear";
  }
  if (gap.includes(":")) return side;
  if (word?.kind === "axisMark" && next.text !== "A") return undefined;
  return /^[^'’]*$/u.test(gap) ? side : undefined;
}
