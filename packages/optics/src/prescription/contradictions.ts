/** What the rest of a text says against a value that was read by itself. */

import { limits } from "../lens.ts";
import type { Context } from "./contexts.ts";
import { isRestOfPower } from "./doubts.ts";
import type { Finding } from "./findings.ts";
import { isFitPart } from "./fits.ts";
import { hasDigit, type Item } from "./items.ts";
import { isPower, mightBe, valueFor } from "./values.ts";

const leastLength = limits.baseCurve.min;

/**
 * "Sph OD -2.25 OS … Cyl OD -0.75 …", "OS … BCR 9.0 OS 8.5": an eye is named again, with a power or a length that
 * was not read. The one that was may be any of the two.
 */
export function isContradicted(
  { side, field, items }: Finding,
  contexts: readonly Context[],
  read: ReadonlySet<Item>,
): boolean {
  const isOfPowers = ["sphere", "cylinder", "axis", "addition"].includes(field);
  if (!isOfPowers && !isFitPart(field)) return false;
  const isName = ({ word }: Item) => field === "addition" && word?.kind === "additionName";
  const mightBeIt = (item: Item) =>
    isOfPowers
      ? isPower(item) || isRestOfPower(item) || isName(item)
      : item.number?.whole === false && mightBe(field, item);
  // "Cyl OD -0.75 OS 0,25": no lengths of lenses.
  const isUnderLabel = ({ number }: Item) =>
    number !== undefined &&
    (number.whole || number.unclear || Math.abs(number.value) < leastLength);
  // A label may stand behind another eye: the value tells where it was read.
  const values = items.filter((item) => valueFor(field, item) !== undefined);
  return contexts.some((context) => {
    const isNamed =
      context.side === side ||
      // "OD -2.25 OS -1.75 both -0.75 x 180"
      (context.side === "both" && side !== "none") ||
      (context.side === "unclear" &&
        context.label.some(({ word }) => word?.kind === "eye" && word.side === side));
    const isOther = isNamed && !values.some((item) => context.items.includes(item));
    const others = context.items.filter(
      (item) =>
        mightBeIt(item) ||
        (item === context.items[0] && isName(item)) ||
        (isOfPowers &&
          context.isUnderLabel &&
          context.items.indexOf(item) < 2 &&
          isUnderLabel(item)),
    );
    return isOther && others.length > 0 && others.every((item) => !read.has(item));
  });
}

/** "+1.50 ADD 2S00": an addition stands there and could not be read. The power alone is another lens. */
export function lostAddition(items: readonly Item[], found: readonly Finding[]) {
  const read = new Set(found.flatMap((finding) => finding.items));
  const isLost = items.some((item, index) => {
    const [next, after] = [items[index + 1], items[index + 2]];
    const isLabel = item.word?.kind === "field" && item.word.field === "addition";
    // "Please add 2 of …"
    const isLetter = (it: Item | undefined) => /^\p{L}\.?$/u.test(it?.text ?? "");
    const isRequest = next?.number?.whole && after?.word?.kind === "unknown" && !isLetter(after);
    const isName = (it: Item | undefined) => it?.word?.kind === "additionName";
    const isSpoiled = isLetter(next) && after?.number !== undefined;
    const hasValue = next?.number !== undefined || hasDigit(next) || isName(next) || isSpoiled;
    // "ADD: Right (OD) LOW …"
    const isList =
      next?.word?.kind === "eye" &&
      items.slice(index + 2, index + 4).some((it) => isName(it) || hasDigit(it));
    return isLabel && !read.has(item) && (hasValue || isList) && !isRequest;
  });
  // In a table a cell without a value lost it.
  const isTable = found.some(({ field, anchored }) => field === "addition" && anchored);
  const sides = new Set(found.flatMap(({ field, side }) => (field === "addition" ? [side] : [])));
  return ({ field, side }: Finding) =>
    (isLost || isTable) && !isFitPart(field) && !sides.has(side) && !sides.has("both");
}

const questionOf = ({ field }: Finding) =>
  isFitPart(field) || field === "design" ? field : "power";

/** Which findings are not certain: with one answer for an eye, every other answer to the same question. */
export function doubtsOn(found: readonly Finding[], uncertain: ReadonlySet<Item>) {
  const doubted = found.filter(({ items }) => items.some((item) => uncertain.has(item)));
  const nameOf = (finding: Finding) => `${finding.side} ${questionOf(finding)}`;
  const questions = new Set(doubted.map(nameOf));
  return (finding: Finding) => questions.has(nameOf(finding));
}

/** "OU -2.25, OS -1.75": what one eye contradicts is not certain for the other either. */
export function withoutContested(found: readonly Finding[]): readonly Finding[] {
  const contested = (finding: Finding) =>
    found.some(
      ({ side, field, value }) =>
        field === finding.field &&
        value !== finding.value &&
        (side === "both" || finding.side === "both"),
    );
  const questions = new Set(found.filter(contested).map(questionOf));
  return found.filter((finding) => !questions.has(questionOf(finding)));
}
