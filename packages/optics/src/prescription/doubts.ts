/** What speaks against a reading: values that may belong to another field, and values left unread. */
import type { LensField } from "../lens.ts";
import type { Finding } from "./findings.ts";
import { isFitPart } from "./fits.ts";
import { isLensWord } from "./glasses-words.ts";
import { hasDigit, type Item } from "./items.ts";
import { labelGap } from "./labels.ts";
import { isHarmless } from "./uncertain-words.ts";
import { beginsLine, isPower, mightBe } from "./values.ts";

/** What was found so far in one stretch of text. */
export interface State {
  readonly items: readonly Item[];
  readonly places: ReadonlyMap<Item, number>;
  readonly ofNames: ReadonlySet<Item>;
  readonly found: ReadonlyMap<Item, Finding>;
  readonly findings: readonly Finding[];
}

const refraction = ["sphere", "cylinder", "axis"] as const;

const isLabel = ({ word }: Item, field: LensField) =>
  word?.kind === "field" && word.field === field;

/**
 * Part of the refraction stands there and could not be read: "Cyl 0.75" without its sign, an axis
 * without its cylinder. The sphere alone would be another lens than the one that is written.
 */
export function losesRefraction(state: State): boolean {
  const count = (field: LensField) => state.findings.filter((it) => it.field === field).length;
  const isFound = (field: LensField) => count(field) > 0;
  // A second sphere without a second cylinder is that of another eye.
  const counts = refraction.map(count).filter((times) => times > 0);
  if (new Set(counts).size > 1 && Math.max(...counts) > 1) return true;
  if (isFound("axis") && !isFound("cylinder")) return true;
  return state.items.some(
    (item, index) =>
      (isPower(item) && !state.ofNames.has(item) && followsStrangeWord(state.items, index)) ||
      isRestOfAxis(state, index) ||
      (!state.found.has(item) && isPartOfRefraction(state, index, isFound("axis"))),
  );
}

/** "-2.25 x": the axis is missing. */
function isRestOfAxis({ items, found }: State, index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  const isMark = item?.word?.kind === "axisMark" && /^[x×*@]$/i.test(item.text);
  return (
    isMark &&
    !beginsLine(item) &&
    next === undefined &&
    !!before &&
    (isPower(before) || found.has(before))
  );
}

/** "-Z,25" */
export const isRestOfPower = ({ number }: Item): boolean =>
  number?.unclear === true && /^[.,]/.test(number.digits);

/** An unread item that stands for a part of the refraction, or asks for one. */
function isPartOfRefraction(state: State, index: number, hasAxis: boolean): boolean {
  const [before, item, next] = [-1, 0, 1].map((step) => state.items[index + step]);
  if (item === undefined) return false;
  const { word, number } = item;
  if (number?.unclear && item.parted === "decimal") return true;
  // "-2.00,50,9" and a sign at the end of a line: powers that can not be read.
  if (/^[-+−–][^\S\r\n]?\d{1,3}[.,][\d.,]+$/.test(item.text)) return true;
  if ((number !== undefined || hasDigit(item)) && /[-−–]\n$/.test(item.gap)) return true;
  if (isRestOfPower(item)) return true;
  // "-Z.25"
  if ((next?.number ?? hasDigit(next)) && /^\p{L}\.?$/u.test(item.text) && /[-+−–]$/.test(item.gap))
    return true;
  if (number?.degrees) return !hasAxis || !number.whole;
  const mark = before?.text === "*" ? state.items[index - 2] : before;
  const isBehindPower = mark && isPower(mark) && !beginsLine(item) && /^["/,;|]*$/.test(item.gap);
  // "8 6" and "2/50", but "20/20"; "2..50"
  const isFraction = next?.gap === "/" && number?.digits.length !== 1;
  const isNumeral =
    item.parted !== undefined ? !isFraction : /^\d{1,3}[.,]{2,}\d+$/.test(item.text);
  if (isBehindPower && isNumeral) return true;
  // "+1.50 HGH", "-0.75 180": an addition or an axis belongs to the power, and its label or cylinder is missing.
  if (isBehindPower && word?.kind === "additionName") return true;
  // Other than thirty or ninety lenses, and "20/20".
  const isCount = /^[39]0$/.test(number?.digits ?? "") || next?.gap === "/";
  const isAxis = number?.whole && number.digits.length > 1 && mightBe("axis", item) && !isCount;
  if (isBehindPower && isAxis) return !hasAxis;
  if (next === undefined || state.found.has(next) || next.number === undefined) return false;
  if (word?.kind === "axisMark") return !hasAxis && labelGap.test(next.gap);
  return refraction.some((field) => isLabel(item, field)) && labelGap.test(next.gap);
}

/**
 * "OD about -2.25", "OD 0.00 xyz -0.25 x 10": the word may take the value back, or be the name of the other eye.
 */
function followsStrangeWord(items: readonly Item[], index: number): boolean {
  for (let place = index; place > 0; place -= 1) {
    const [before, item] = [items[place - 1] as Item, items[place] as Item];
    // "L same minus 0.50" is less than it is.
    if (["upTo", "or", "same"].includes(before.word?.kind ?? "")) return true;
    if (before.word?.kind !== "unknown" || beginsLine(item)) return false;
    // "AquaComfort Plus -2.25" names a lens, "OD plus -2,25" says that it is not so any more.
    const isName = /^plus$/i.test(before.text) && isLensWord(items[place - 2]?.text ?? "");
    if (!isName && !isHarmless(before.text) && !isLensWord(before.text)) return true;
  }
  return false;
}

/** "-2.25 x 180 -0.75" may be sphere, axis, cylinder; only brackets make the first the cylinder. */
export function followsCylinder(state: State, item: Item): boolean {
  const turned = state.findings.filter(
    ({ field, anchored }) => anchored && (field === "cylinder" || field === "axis"),
  );
  const parts = turned.flatMap(({ items }) => items);
  const isBefore = parts.some((it) => (state.places.get(it) ?? 0) < (state.places.get(item) ?? 0));
  return isBefore && parts.every(({ gap }) => !gap.includes("("));
}

/**
 * "-2.25 sph -0.75 cyl": the labels come after their values, so that each would get its
 * neighbour's. Seen by a number before a label it fits, and a label left without a value.
 */
export function labelsFollowValues(state: State): boolean {
  const labelled = new Set(state.findings.flatMap(({ items }) => items));
  const orphan = state.items.some(
    (item, index) =>
      item.word?.kind === "field" &&
      !labelled.has(item) &&
      !state.items[index + 1]?.gap.includes(":"),
  );
  return (
    orphan &&
    state.items.some((item, index) => {
      const label = state.items[index + 1]?.word;
      return !labelled.has(item) && label?.kind === "field" && mightBe(label.field, item);
    })
  );
}

/** "DIA 14.2B … DIA 13.8": another value of the field stands there and could not be read. */
function hasUnreadAnswer(state: State, field: LensField): boolean {
  return state.items.some((item, index) => {
    const next = state.items[index + 1];
    const isUnread = next?.number !== undefined && !state.found.has(next);
    const isAnswer =
      isUnread &&
      labelGap.test(next.gap) &&
      (next.number.unclear || (isFitPart(field) && mightBe(field, next)));
    return isAnswer && isLabel(item, field) && !state.found.has(item);
  });
}

/** "BC 8.6 / 8.4" and "ADD +1.25 LOW" give two answers to one question. */
export function isUndisputed(state: State, { field, items }: Finding): boolean {
  if (hasUnreadAnswer(state, field)) return false;
  const last = items.at(-1);
  const place = last === undefined ? undefined : state.places.get(last);
  const next = place === undefined ? undefined : state.items[place + 1];
  if (last === undefined || next === undefined || state.found.has(next)) return true;
  const after = state.items[(place ?? 0) + 2];
  if (["or", "upTo", "and"].includes(next.word?.kind ?? "") && after && mightBe(field, after)) {
    return false;
  }
  // "x 180 x 10"
  const isMarked = next.word?.kind === "axisMark" && !beginsLine(next);
  if (field === "axis" && isMarked && after?.number) return false;
  // In a column the next line may hold the other eye's value.
  const inColumn = items.length > 1 && beginsLine(last);
  if (beginsLine(next) && !inColumn) return true;
  if (!mightBe(field, next) || state.ofNames.has(next)) return true;
  // "PWR -2.75 30 lenses"
  const isPowerField = field === "sphere" || field === "cylinder";
  return (
    isPowerField &&
    /^[,;(]?$/.test(next.gap) &&
    next.number?.whole === true &&
    next.number.value !== 0
  );
}
