/** Gives the tokens their meaning and drops what separates or fills. */
import { isWithinLimits, limits } from "../lens.ts";
import { withLabels } from "./labels.ts";
import type { NumberToken } from "./numbers.ts";
import type { Token, WordToken } from "./tokens.ts";
import { beginsLine, isPower } from "./values.ts";
import { areEyes, type Meaning, meaningOf, meaningOfPair } from "./words.ts";

type WordMeaning = Exclude<Meaning, { kind: "filler" | "unit" }> | { readonly kind: "unknown" };

/** A number or a word that matters, with what stood between it and the one before. */
export interface Item {
  readonly tokens: readonly Token[];
  readonly number?: NumberToken;
  readonly word?: WordMeaning;
  readonly text: string;
  /** Marks since the item before: ":", "/", "(", "\n", … */
  readonly gap: string;
  /** The number may be one half of another: "8 6" of a length or power, "18 0" even of an axis. */
  readonly parted?: "decimal" | "axis";
}

/** Whether a word has digits in it: a number that cannot be read. */
export const hasDigit = (item: Item | undefined): boolean => /\d/.test(item?.text ?? "");

/** The items of a text, the marks after the last one, and the tokens that change nothing. */
export function itemsOf(tokens: readonly Token[]): {
  items: Item[];
  fillers: Token[];
  tail: string;
} {
  const items: Item[] = [];
  const fillers: Token[] = [];
  let gap = "";
  const add = (item: Omit<Item, "gap">) => {
    items.push({ ...item, gap });
    gap = "";
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (token.kind === "mark") {
      gap += token.text;
      continue;
    }
    if (token.kind === "number") {
      add({ tokens: [token], number: token, text: "" });
      continue;
    }
    const next = tokens[index + 1];
    const pair = pairAt(tokens, index);
    const used = pair === undefined ? [token] : [token, next as WordToken];
    index += used.length - 1;
    const isLostEye = token.text === "OOG" && items.at(-1)?.word?.kind !== "eye";
    const meaning = pair ?? (isLostEye ? undefined : meaningHere(token, items, gap, next));
    const two = items.at(-1);
    if (isTwo(two) && areEyes(token.text) && gap === "") {
      const both: WordMeaning = { kind: "eye", side: "both", doubtful: false };
      const tokensOfBoth = [...two.tokens, token];
      items[items.length - 1] = {
        tokens: tokensOfBoth,
        word: both,
        text: token.text,
        gap: two.gap,
      };
      continue;
    }
    if (meaning?.kind === "filler" || meaning?.kind === "unit") {
      fillers.push(...used);
      continue;
    }
    const glued = items.at(-1);
    // "18O", "-2.5b", "8S6": a letter of no meaning that touches a number may be one of its digits.
    const isInside = token.text.length === 1 && next?.kind === "number" && next.start === token.end;
    // "ADD +2.00N": the decimals are complete, and the letter is the design.
    const label = items.at(-2)?.word;
    const isDesign =
      /^[DN]$/.test(token.text) &&
      label?.kind === "field" &&
      label.field === "addition" &&
      /[.,]\d\d$/.test(glued?.number?.digits ?? "");
    const isDigit =
      !isDesign &&
      (meaning === undefined ||
        (meaning.kind !== "axisMark" && isInside && next.sign === "none" && glued?.number?.whole));
    if (isDigit && glued?.number && glued.tokens.at(-1)?.end === token.start) {
      items[items.length - 1] = { ...glued, number: { ...glued.number, unclear: true } };
    }
    add({ tokens: used, word: meaning ?? { kind: "unknown" }, text: token.text });
  }
  return { items: withLabels(withParts(items)), fillers, tail: gap };
}

/** What two words mean together; in "les deux yeux" the last two of three. */
function pairAt(tokens: readonly Token[], index: number): Meaning | undefined {
  const [first, second, third] = tokens.slice(index, index + 3);
  if (first?.kind !== "word" || second?.kind !== "word") return undefined;
  const overlaps = third?.kind === "word" && meaningOfPair(second.text, third.text) !== undefined;
  return overlaps ? undefined : meaningOfPair(first.text, second.text);
}

const isTwo = (item: Item | undefined): item is Item =>
  item !== undefined && isCount(item) && item.number?.value === 200;

/** "6L": a count, and no eye, unless the number is the axis of the eye before: "-2.25-0.75x180L". */
function isCountedLetter(token: WordToken, before: readonly Item[]): boolean {
  const [power, label, last] = [before.at(-3), before.at(-2), before.at(-1)];
  if (!/^[RL]$/i.test(token.text) || last?.tokens.at(-1)?.end !== token.start) return false;
  const isMark = label?.word?.kind === "axisMark" && power !== undefined && isPower(power);
  const isOfValue = label && (isPower(label) || isMark || label.word?.kind === "field");
  return isCount(last) && (!isOfValue || beginsLine(last));
}

const isCount = ({ number }: Item): boolean => number?.whole === true && number.sign === "none";

/** A D after a power is the dioptre; after an addition it may be the design, so it stays unread. */
function meaningHere(
  token: WordToken,
  before: readonly Item[],
  gap: string,
  next: Token | undefined,
): Meaning | undefined {
  const { text } = token;
  // "-l.75", "l.00"
  const touches = next?.kind === "number" && next.start === token.end && next.sign === "none";
  const isDigit = touches && (/[-+−–]$/.test(gap) || /^[lIO]\.$/.test(text));
  if ((isDigit && /^\p{L}\.?$/u.test(text)) || isCountedLetter(token, before)) return undefined;
  const [label, last] = [before.at(-2), before.at(-1)];
  const afterNumber = (last?.number !== undefined || hasDigit(last)) && gap === "";
  const meaning = meaningOf(text);
  if (meaning?.kind === "unit") {
    // "Dioptrie -2,75", but "-2,75 dpt", "0,,00 dpt" and "Sph (dpt)".
    const isOfValue = last?.number ?? (last?.word?.kind === "field" || hasDigit(last));
    return last === undefined || gap.includes("\n") || !isOfValue
      ? { kind: "field", field: "sphere" }
      : meaning;
  }
  if (!/^D\.?$/i.test(text)) return meaning;
  const isAddition = label?.word?.kind === "field" && label.word.field === "addition";
  // "DIA 14.0 D -2.75" and "R: 8.6 D: 14.0", but "0.25 D -0.25" and "7.75 D -0.25" with a lost sign.
  const isOther = label?.word?.kind === "field" || label?.word?.kind === "axisMark";
  const isSigned = next?.kind === "number" && next.sign !== "none" && label?.number === undefined;
  const size = last?.number?.value ?? 0;
  const isLength = size >= limits.baseCurve.min && size <= limits.diameter.max && !isSigned;
  const isDioptres = last?.number?.sign !== "none" || !(isOther || isLength);
  if (afterNumber && isDioptres && !isAddition) return { kind: "filler" };
  return isAddition && afterNumber ? undefined : meaning;
}

/** Marks numbers between which a decimal separator may have been lost. */
function withParts(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const [first, second] = [item.number, next?.number];
    if (next === undefined || first === undefined || second === undefined) return item;
    if (!first.whole || first.sign !== "none" || second.sign !== "none" || second.degrees)
      return item;
    if (!second.whole || second.digits.length > 2 || !/^.?\n?$/su.test(next.gap)) return item;
    const counted = items[index + 2]?.word?.kind === "quantity";
    if (counted || first.degrees || first.digits.length > 2) return item;
    const isBroken = /[.,]\n/.test(next.gap);
    const joined = Number(first.digits + second.digits);
    return { ...item, parted: isBroken || isWithinLimits("axis", joined) ? "axis" : "decimal" };
  });
}
