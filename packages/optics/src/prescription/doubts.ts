/** What speaks against a reading: values that may belong to another field, and values left unread. */
import type { LensField } from "../lens.ts";
import type { Finding } from "./findings.ts";
import { isFitPart } from "./fits.ts";
import type { Item } from "./items.ts";
import { labelGap } from "./labels.ts";
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
  return (
    state.items.some((item, index) => {
      const before = state.items[index - 1];
      // "OD 0.00 xyz -0.25 x 10": the word may be the name of the other eye.
      const isBehindAny = () => state.items.slice(0, index - 1).some(isPower);
      if (before?.word?.kind === "unknown" && !beginsLine(item) && isPower(item) && isBehindAny()) {
        return true;
      }
      if (state.found.has(item)) return false;
      if (item.number?.unclear && item.parted === "decimal") return true;
      const next = state.items[index + 1];
      if (item.number?.degrees) return !isFound("axis") || !item.number.whole;
      if (next === undefined || state.found.has(next) || next.number === undefined) return false;
      if (item.word?.kind === "axisMark") return !isFound("axis") && labelGap.test(next.gap);
      const isRefraction = refraction.some((field) => isLabel(item, field));
      return isRefraction && labelGap.test(next.gap);
    }) ||
    (isFound("axis") && !isFound("cylinder"))
  );
}

/** "-2.25 x 180 -0.75" may be sphere, axis, cylinder; only brackets make the first the cylinder. */
export function followsCylinder(state: State, item: Item): boolean {
  const cylinder = state.findings.find(({ field, anchored }) => anchored && field === "cylinder");
  const [first] = cylinder?.items ?? [];
  const isBefore = first && (state.places.get(first) ?? 0) < (state.places.get(item) ?? 0);
  return isBefore === true && !first.gap.includes("(");
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
