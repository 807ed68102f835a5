/** Sets apart what counts pieces: "2 boxes", "Qty: 2", "2x", "2x6", "(x3)". */
import type { Item } from "./items.ts";
import { isPower } from "./values.ts";

/** The items with each count as one: no values, and what stands beside them ends there. */
export function withoutQuantities(items: readonly Item[]): Item[] {
  const rest: Item[] = [];
  for (const [index, item] of items.entries()) {
    const length = countedBy(rest, item, items[index + 1]);
    if (length === 0) {
      rest.push(item);
      continue;
    }
    const parts = length === 1 ? [] : rest.splice(1 - length);
    // "2x Biofinity", "2x R": what is counted stays.
    const isCounted = isTimes(parts.at(-1)) && item.number === undefined && !isTimes(item);
    const counted = isCounted ? parts : [...parts, item];
    const last = counted.at(-1) as Item;
    const tokens = counted.flatMap((part) => part.tokens);
    const gap = counted[0]?.gap ?? "";
    rest.push({ tokens, word: { kind: "quantity" }, text: last.text, gap });
    if (isCounted) rest.push(item);
  }
  return rest;
}

const isTimes = (item: Item | undefined): boolean => /^[x×]$/i.test(item?.text ?? "");

const counts = (item: Item | undefined): boolean =>
  item?.number?.whole === true && item.number.sign === "none" && !item.number.degrees;

/** How many items, with this one as the last, tell a number of pieces; 0 for none. */
function countedBy(before: readonly Item[], item: Item, next: Item | undefined): number {
  const [third, second, last] = [before.at(-3), before.at(-2), before.at(-1)];
  if (isTimes(last) && counts(second) && item.gap === "") {
    if (item.word?.kind === "unknown" && !(third && isPower(third))) return 3;
    // "R -2.25 / 2x L -1.75"
    const begins = third === undefined || /[/,;&+\n]/.test(second?.gap ?? "");
    if (item.word?.kind === "eye" && begins && second?.number?.digits.length === 1) return 3;
    // "2x6", and no power or eye before that it could be the rest of.
    const isLoose =
      third === undefined || (third.word?.kind === "unknown" && third.text.length > 2);
    const isGlued = second?.tokens.at(-1)?.end === last?.tokens[0]?.start;
    if (counts(item) && isLoose && isGlued && (item.number?.digits.length ?? 9) < 3) return 3;
  }
  // "-2.25 (x3)"; "(x 180)" and what follows a cylinder are axes.
  const isAside = last?.gap === "(" && next?.gap.startsWith(")") !== false;
  // "(90° -0.75) -2.25 (x2)"
  const endsTurned = second?.gap.includes(")") === true;
  const isLonePower =
    second !== undefined && isPower(second) && (endsTurned || !(third && isPower(third)));
  if (isTimes(last) && isAside && isLonePower && counts(item)) {
    if (item.number?.digits.length === 1) return 2;
  }
  // "Axis 060 Qty: 2"
  const isValue =
    second?.word?.kind === "field" && second.word.field !== "addition" && next?.number;
  const isCount =
    item.word?.kind === "quantity" && counts(last) && /^-?$/.test(item.gap) && !isValue;
  if (isCount) {
    const isMark = second?.word?.kind === "axisMark" && /^[x×*]$/i.test(second.text);
    return isMark ? 3 : 2;
  }
  const isLabel =
    last?.word?.kind === "quantity" && last.number === undefined && last.tokens.length === 1;
  return isLabel && counts(item) && /^[:=]?$/.test(item.gap) ? 2 : 0;
}
