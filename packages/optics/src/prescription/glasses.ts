/**
 * Finds what shows that a text is about glasses, whose values are no lens values.
 *
 * Three strengths: what is measured for glasses only (PD, vertex distance, prism, index of the
 * material) always counts; words such as "glasses" do not where base curve or diameter stand beside the name of
 * a lens, as in the mail of an optician who sells both; and what lenses can have as well, though
 * seldom, only where nothing speaks for a lens. An axis such as 175° is of the last kind: the lenses
 * sold here are made in steps of 10°, and so are nearly all others.
 */
import type { Finding } from "./findings.ts";
import { isExplicit, isLensWord, isSoft, measures, prismBases, prisms } from "./glasses-words.ts";
import type { Item } from "./items.ts";
import { folded } from "./words.ts";

/** The stretches of items that show it, in the order of the text. */
export function signsOfGlasses(items: readonly Item[], found: readonly Finding[]): Item[][] {
  const isOfLens = ({ field, value }: Finding) =>
    field === "baseCurve" ||
    field === "diameter" ||
    field === "design" ||
    typeof value === "string";
  const hasFit = found.some(isOfLens);
  const hasName = items.some((item, index) => isLensWord(item.text) || saysContact(items, index));
  const values = new Map(found.flatMap((finding) => finding.items.map((item) => [item, finding])));
  const hasBlocks = ["F", "N"].every((letter) =>
    items.some(({ text, tokens }, index) => {
      const colon = items[index + 1]?.gap.startsWith(":");
      return text === letter && tokens.length === 1 && colon;
    }),
  );

  const signs: Item[][] = [];
  let index = 0;
  while (index < items.length) {
    const item = items[index] as Item;
    const isBlock = hasBlocks && /^[FN]$/.test(item.text);
    const named = isExplicit(item.text) && !saysContact(items, index + 1);
    const isSign =
      (named && !(hasFit && hasName)) ||
      (((isSoft(item.text) && folded(items[index - 1]?.text ?? "") !== "peu") ||
        isBlock ||
        isUnusual(values.get(item), item) ||
        isAcuity(items, index)) &&
        !hasFit &&
        !hasName);
    const length = measuredAt(items, index) || (isSign ? 1 : 0);
    const sign = length > 0 ? withNumbers(items, index, length, values) : [];
    const last = signs.at(-1);
    // "Verres correcteurs VL" is one sign.
    const goesOn = last !== undefined && last.at(-1) === items[index - 1] && item.gap === "";
    if (goesOn) last.push(...sign);
    else if (sign.length > 0) signs.push(sign);
    index += Math.max(1, sign.length);
  }
  return signs;
}

/** "contact lenses", "verres de contact" */
function saysContact(items: readonly Item[], index: number): boolean {
  const words = items.slice(Math.max(0, index - 1), index + 2).map(({ text }) => folded(text));
  return (
    words.includes("contact") &&
    words.some((word) => /^(?:lens|lenses|de|verres?|contatto)$/.test(word))
  );
}

/** How many items from here on are a measure of glasses. */
function measuredAt(items: readonly Item[], index: number): number {
  const [item, next] = [items[index], items[index + 1]];
  if (item === undefined) return 0;
  const size = next?.number?.sign === "none" ? next.number.value : undefined;
  const isDiameter = item.word?.kind === "field" && item.word.field === "diameter";
  if (isDiameter && size !== undefined && size >= 5000 && size <= 8500) return 2;
  if (item.number?.sign === "none" && next && next.gap.length < 2 && prismBases.has(next.text))
    return 2;
  const word = folded(item.text);
  const isPrism = next?.word?.kind === "unknown" && /^.?$/u.test(next.gap) && isBase(next);
  if (isPrism && item.number?.sign === "none") return 2;
  if (prisms.has(word)) return 1;
  const isMeasure = measures.some(
    ({ words, sizes: [least, most] }) =>
      words.has(word) && size !== undefined && size >= least && size <= most,
  );
  if (isMeasure && /^[^\n(]{0,2}$/u.test(next?.gap ?? "")) return 2;
  // The head of a column, whose numbers stand below.
  const isHead = item.text === item.text.toUpperCase() && measures[0]?.words.has(word);
  return isHead && item.text.length > 1 ? 1 : 0;
}

const isBase = ({ text }: Item) => /^(?:bas|base|basis|bi|bo|bu|bd)$/.test(folded(text));

/** An axis or an addition in which hardly any lens is made. */
function isUnusual(finding: Finding | undefined, item: Item): boolean {
  if (finding === undefined || item.number === undefined || typeof finding.value !== "number")
    return false;
  if (finding.field === "axis") return finding.value % 10 !== 0;
  return finding.field === "addition" && finding.value % 50 !== 0;
}

/** "10/10", "20/25": how well an eye sees. */
function isAcuity(items: readonly Item[], index: number): boolean {
  const [one, other] = [items[index]?.number, items[index + 1]?.number];
  if (!one?.whole || !other?.whole || items[index + 1]?.gap !== "/") return false;
  return (
    one.sign === "none" && other.sign === "none" && (other.digits === "10" || one.digits === "20")
  );
}

/** The sign with the numbers that stand behind it: "PD 31.5/32", "Pr 2,0 Bas 0", "AV 10/10". */
function withNumbers(
  items: readonly Item[],
  start: number,
  length: number,
  values: ReadonlyMap<Item, Finding>,
): Item[] {
  let end = start + length;
  for (; end < items.length; end += 1) {
    const item = items[end] as Item;
    const isNumber = item.number?.sign === "none" && !values.has(item);
    if (item.gap.includes("\n") || !(isBase(item) || isNumber)) break;
  }
  return items.slice(start, end);
}
