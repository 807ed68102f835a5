/** Gives the tokens their meaning and drops what separates or fills. */
import { isWithinLimits, type LensField, type LensValue } from "../lens.ts";
import type { NumberToken, Token, WordToken } from "./tokens.ts";
import { type Meaning, meaningOf, meaningOfPair } from "./words.ts";

type WordMeaning = Exclude<Meaning, { kind: "filler" }> | { readonly kind: "unknown" };

/** A number or a word that matters, with what stood between it and the one before. */
export interface Item {
  readonly tokens: readonly Token[];
  readonly number?: NumberToken;
  readonly word?: WordMeaning;
  readonly text: string;
  /** Marks since the item before: ":", "/", "(", "\n", … */
  readonly gap: string;
}

/** The items of a text, the marks after the last one, and the tokens that change nothing. */
export function itemsOf(tokens: readonly Token[]): {
  items: Item[];
  fillers: Token[];
  tail: string;
} {
  const items: Item[] = [];
  const fillers: Token[] = [];
  let gap = "";
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (token.kind === "mark") {
      gap += token.text;
      continue;
    }
    if (token.kind === "number") {
      items.push({ tokens: [token], number: token, text: "", gap });
      gap = "";
      continue;
    }
    const next = tokens[index + 1];
    const pair = next?.kind === "word" ? meaningOfPair(token.text, next.text) : undefined;
    const used = pair === undefined ? [token] : [token, next as WordToken];
    index += used.length - 1;
    const meaning = pair ?? meaningOf(token.text) ?? unitOf(token, items);
    if (meaning?.kind === "filler") {
      fillers.push(...used);
      continue;
    }
    items.push({ tokens: used, word: meaning ?? { kind: "unknown" }, text: token.text, gap });
    gap = "";
  }
  return { items, fillers, tail: gap };
}

/** A D after a power is the dioptre; after an addition it may be the design, so it stays unread. */
function unitOf({ text }: WordToken, before: readonly Item[]): Meaning | undefined {
  const [label, power] = [before.at(-2), before.at(-1)];
  const hasSign = power?.number !== undefined && power.number.sign !== "none";
  const isAddition = label?.word?.kind === "field" && label.word.field === "addition";
  return text.toUpperCase() === "D" && hasSign && !isAddition ? { kind: "filler" } : undefined;
}

/**
 * The value an item gives a field, or undefined when it can not be one. Powers need their sign, so
 * that nothing is read as plus or minus that was not written so; the addition is always plus.
 */
export function valueFor(field: LensField, item: Item | undefined): LensValue | undefined {
  if (item === undefined) return undefined;
  const { number, word } = item;
  if (number === undefined) {
    if (field === "sphere") return word?.kind === "plano" ? 0 : undefined;
    if (field === "addition") return word?.kind === "additionName" ? word.name : undefined;
    return field === "design" ? designOf(item) : undefined;
  }
  const { value, sign, whole, degrees } = number;
  if (sign === "unclear" || (degrees && field !== "axis")) return undefined;
  if (field === "design") return undefined;
  if (field === "sphere" || field === "cylinder") {
    if (value === 0) return 0;
    return sign !== "none" && isWithinLimits(field, value) ? value : undefined;
  }
  if (field === "axis") {
    if (sign !== "none" || !whole) return undefined;
    const axis = value === 0 ? 180 : value / 100;
    return isWithinLimits("axis", axis) ? axis : undefined;
  }
  if (sign !== "none" && field !== "addition") return undefined;
  return isWithinLimits(field, value) ? value : undefined;
}

/** Whether the item could give the field a value if one did not insist on signs. */
export function mightBe(field: LensField, item: Item): boolean {
  const { number } = item;
  if (number === undefined) return field !== "design" && valueFor(field, item) !== undefined;
  if (field === "design") return false;
  const size = field === "axis" ? number.value / 100 : Math.abs(number.value);
  return isWithinLimits(field, size) && (field !== "axis" || number.whole);
}

/** A number that carries a sign, plano or 0.00: it may be a power. */
export function isPower({ number, word }: Item): boolean {
  if (number === undefined) return word?.kind === "plano";
  return number.sign !== "none" || (number.value === 0 && !number.whole);
}

function designOf({ text }: Item): "D" | "N" | undefined {
  return text === "D" || text === "N" ? text : undefined;
}
