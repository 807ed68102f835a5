/** Settles what single letters mean and joins labels of one thing. */
import { type Eye, isWithinLimits, type LensField } from "../lens.ts";
import type { Item } from "./items.ts";
import { withoutQuantities } from "./quantities.ts";
import { isPower } from "./values.ts";

/** Between a label and its value: "PWR: -2.75", "Radius (BC) = 8.6", "BC | 8.6". */
export const labelGap = /^[:.=()[\]"\s]*\|?[:.=()[\]"\s]*$/u;

export function withLabels(items: readonly Item[]): Item[] {
  return withoutQuantities(withJoinedLabels(withLetters(withoutUnits(items))));
}

/** "-2.25 DS / -0.75 DC x 180": in this order they are units of the powers before them, no labels. */
function withoutUnits(items: readonly Item[]): Item[] {
  const isUnit = (index: number, unit: string) =>
    items[index]?.text.toUpperCase() === unit && items[index]?.gap === "";
  const units = new Set(
    [...items.keys()].filter((index) => isUnit(index, "DS") && isUnit(index + 2, "DC")),
  );
  return items.flatMap((item, index) => {
    if (units.has(index) || units.has(index - 2)) return [];
    const unit = units.has(index + 1) || units.has(index - 1) ? items[index + 1] : undefined;
    return [unit ? { ...item, tokens: [...item.tokens, ...unit.tokens] } : item];
  });
}

/** The fields a letter can stand for, in the order in which they are tried. */
const letters: Readonly<Record<string, readonly LensField[]>> = {
  D: ["sphere", "diameter"],
  P: ["sphere"],
  S: ["sphere"],
  C: ["cylinder"],
  R: ["baseCurve"],
  A: ["axis"],
};

/** "D -2.75" is a power, "D 14.2" behind a base curve the diameter, and "R: 8.6" the radius. */
function withLetters(items: readonly Item[]): Item[] {
  const asks = (index: number) => {
    const next = items[index + 1];
    return next !== undefined && labelGap.test(next.gap) && isPower(next);
  };
  // "D -2.25 G -2.00" is droit and gauche; "D -2.25 S -1.75" may be destro and sinistro.
  const named = new Set(items.flatMap(({ text }, index) => (asks(index) ? [text] : [])));
  const partner = named.has("D") && ["G", "S", "E", "I"].find((letter) => named.has(letter));
  const eyes = new Map<string, Eye>(
    partner === "G"
      ? [
          ["D", "right"],
          ["G", "left"],
        ]
      : [],
  );
  // "R 8.50 L -8.25": the right eye without its sign, unless it is named elsewhere.
  const hasNumber = (side: Eye, isNumber: (next: Item) => boolean) =>
    items.some(({ word }, index) => {
      const next = items[index + 1];
      return word?.kind === "eye" && word.side === side && next !== undefined && isNumber(next);
    });
  const isNamedRight = items.some(
    ({ word }) => word?.kind === "eye" && word.side === "right" && !word.doubtful,
  );
  const isRightEye =
    hasNumber("left", isLength) ||
    (hasNumber("left", isPower) && !hasNumber("right", isPower) && !isNamedRight);
  const known: Item[] = [];
  for (const [index, item] of items.entries()) {
    const fields = letters[item.text.replaceAll(".", "")] ?? [];
    const next = items[index + 1];
    const before = known.at(-1);
    const label = before?.word?.kind === "field" ? before.word.field : undefined;
    const inBrackets = item.gap === "(" && label !== undefined && fields.includes(label);
    const afterOr = before?.word?.kind === "or" && known.at(-2)?.word?.kind === "field";
    const of = (field: LensField) => known.push({ ...item, word: { kind: "field", field } });
    const isHeading = item.word?.kind === "letter" && standsAmongLabels(items, index);
    const nextIsLabel = next?.word?.kind === "field" && /^[/|,;]?$/.test(next.gap);
    const eye = asks(index) ? eyes.get(item.text) : undefined;
    if (eye) known.push({ ...item, word: { kind: "eye", side: eye, doubtful: false } });
    else if (inBrackets && label !== undefined) of(label);
    else if (item.text === "R" && label !== undefined && nextIsLabel) of("baseCurve");
    else if (isHeading) of(fields[0] as LensField);
    else if (
      item.text === "R" &&
      next !== undefined &&
      labelGap.test(next.gap) &&
      isBaseCurve(next)
    ) {
      const after = items[index + 2];
      const ends = after === undefined || after.number === undefined || after.gap.includes("\n");
      // "PWR: R 8.50 L -8.25"
      const isUnderLabel = label !== undefined && label !== "baseCurve";
      if (afterOr || (ends && !isRightEye && !isUnderLabel)) of("baseCurve");
      else known.push(item);
    } else if (item.word?.kind !== "letter") known.push(item);
    else if (asks(index) && !partner) of(fields[0] as LensField);
    else if (
      item.text === "D" &&
      next !== undefined &&
      isDiameter(next) &&
      followsBaseCurve(known)
    ) {
      of("diameter");
    } else known.push(item);
  }
  return known;
}

/** "S C AX" over the values of a table, "C OD -0.75 OS -1.25". */
function standsAmongLabels(items: readonly Item[], index: number): boolean {
  const isLabel = (item: Item | undefined) =>
    item?.word?.kind === "field" || item?.word?.kind === "letter";
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  const follows = isLabel(next) && /^[/|,;]?$/.test(next?.gap ?? "");
  const ends = isLabel(before) && /^[/|,;]?$/.test(item?.gap ?? "") && next?.gap.includes("\n");
  const [first, other, second] = items.slice(index + 2, index + 5);
  const areEyes = next?.word?.kind === "eye" && other?.word?.kind === "eye";
  const isOverEyes = areEyes && first && second && isPower(first) && isPower(second);
  return follows || ends === true || isOverEyes === true;
}

const isLength = (item: Item) => isBaseCurve(item) || isDiameter(item);
const isBaseCurve = ({ number }: Item) =>
  number?.sign === "none" && !number.whole && isWithinLimits("baseCurve", number.value);
const isDiameter = ({ number }: Item) =>
  number?.sign === "none" && !number.whole && isWithinLimits("diameter", number.value);

function followsBaseCurve(before: readonly Item[]): boolean {
  const [label, value] = [before.at(-2)?.word, before.at(-1)?.number];
  return label?.kind === "field" && label.field === "baseCurve" && value !== undefined;
}

/** "Radius (BC)", "BC ou R", "Axe à": one label for one value. */
function withJoinedLabels(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const afterOr = last?.word?.kind === "or";
    const label = afterOr ? joined.at(-2) : last;
    const sameField =
      item.word?.kind === "field" &&
      label?.word?.kind === "field" &&
      label.word.field === item.word.field;
    const axisMark =
      item.word?.kind === "axisMark" && last?.word?.kind === "field" && last.word.field === "axis";
    if (label === undefined || !/^[(/,=-]?$/u.test(item.gap) || !(sameField || axisMark)) {
      joined.push(item);
      continue;
    }
    const parts = joined.splice(afterOr ? -2 : -1).flatMap(({ tokens }) => tokens);
    joined.push({ ...label, tokens: [...parts, ...item.tokens] });
  }
  return joined;
}
