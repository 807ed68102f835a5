/** Reads what people paste from a lens box or a prescription. */
import {
  canonical,
  type Eye,
  type LensField,
  type LensParameters,
  lensFields,
  type Refraction,
} from "../lens.ts";
import { transpose, vertexCorrected } from "../refraction.ts";
import { namesDesigns } from "./additions.ts";
import { findingsInColumns } from "./columns.ts";
import { type Context, contextsOf } from "./contexts.ts";
import { doubtsOn, isContradicted, lostAddition, withoutContested } from "./contradictions.ts";
import { withEyesInFront } from "./eyes-behind.ts";
import { type Finding, findingsIn } from "./findings.ts";
import { signsOfGlasses } from "./glasses.ts";
import { hasDigit, type Item, itemsOf } from "./items.ts";
import { findingsInLists, findingsOfLabelledEyes } from "./lists.ts";
import { longestPrescription } from "./longest.ts";
import { withDashes } from "./numbers.ts";
import { fragments, written } from "./remaining.ts";
import { withShared } from "./sharing.ts";
import { findingsInTables } from "./tables.ts";
import { plainText, type Token, tokensOf } from "./tokens.ts";
import { uncertainItems } from "./uncertain.ts";
import { beginsLine, isPower } from "./values.ts";

/** Values as written, in hundredths of a dioptre or millimetre and whole degrees. */
export interface EyeReading extends Partial<LensParameters> {
  /**
   * Present when the cylinder was written with a plus: the same refraction as contact lenses are
   * ordered. A proposal to show, never to take over unasked.
   */
  readonly minusForm?: Refraction;
}

export interface PrescriptionReading {
  readonly right: EyeReading;
  readonly left: EyeReading;
  /** Values that no eye was named for, as on a lens box. */
  readonly unassigned: EyeReading;
  /**
   * The parts of the text, as written, which show that these are values of glasses; empty when
   * nothing does. Values of glasses are no lens values: show `onTheEye`, take nothing over.
   */
  readonly glasses: readonly string[];
  /** The parts of the text that were not understood, as written. */
  readonly remaining: readonly string[];
  /** The text was too long to be read; all of it is in `remaining`. */
  readonly tooLong: boolean;
}

/**
 * Understands English, French, German and the common words of their neighbours, point and comma,
 * small decimals, any minus sign, plan and plano, one eye or both on one line or several, labelled
 * values, "-2.25 (-0.75 x 180)", "-2.25 right, -1.75 left", and tables with the eyes in rows or columns. An addition, base
 * curve or diameter before or after both eyes belongs to both.
 *
 * Never guesses: a power without its sign, two answers to one question, a label without a clear
 * value, a value that the text doubts and whatever else can be meant in two ways is left in `remaining`. Never throws. Whether the
 * values can be ordered is checked by `validate`. Takes time in proportion to the text.
 */
export function parsePrescription(text: string): PrescriptionReading {
  if (text.length > longestPrescription) {
    return { right: {}, left: {}, unassigned: {}, glasses: [], remaining: [text], tooLong: true };
  }
  const plain = plainText(text);
  const tokens = withDashes(tokensOf(plain));
  const { items: inOrder, fillers, tail } = itemsOf(tokens);
  const items = withEyesInFront(inOrder);
  const contexts = contextsOf(items, tail);
  const tables = [
    findingsInColumns(contexts),
    findingsInTables(items, contexts),
    findingsInLists(items),
    findingsOfLabelledEyes(items),
  ];
  const taken = new Set(tables.flatMap((table) => [...table.taken]));
  const inTables = tables.flatMap((table) => table.found);
  const hasDesigns = namesDesigns(items);
  const loose = contexts.map((context) => findingsIn(context, taken, hasDesigns));
  const found = eyesFollowValues(contexts, loose)
    ? inTables
    : withShared(contexts, [...inTables, ...loose.flat()]);

  const used = new Set<Item>();
  // A row without its eye beside a row with one is not for any eye.
  const isNamed =
    found.some(({ side }) => side !== "none") ||
    contexts.some(({ side, items: own }) => side !== "none" && own.some(isPower));
  const read = new Set(found.flatMap((finding) => finding.items));
  const signs = signsOfGlasses(items, found);
  // Of glasses nothing is taken over, so that an uncertain value may still be explained.
  const isUncertain =
    signs.length > 0 ? () => false : doubtsOn(found, uncertainItems(items, contexts, tail));
  const losesAddition = lostAddition(items, found);
  const certain = found.filter(
    (finding) =>
      !isContradicted(finding, contexts, read) &&
      !(isNamed && finding.side === "none") &&
      !isUncertain(finding) &&
      !losesAddition(finding),
  );
  const agreed = withoutContested(certain);
  const right = readEye("right", agreed, used);
  const left = readEye("left", agreed, used);
  const unassigned = readEye("none", agreed, used);
  const silent = new Set<Item>();
  for (const { side, label, items: spoken } of contexts) {
    const isRead = spoken.some((item) => used.has(item));
    const other = side === "right" ? left : side === "left" ? right : {};
    for (const item of label) {
      if (isRead) used.add(item);
      // "OD -2.75 OS": the second eye without a value may be forgotten.
      if (Object.keys(other).length === 0) silent.add(item);
    }
  }
  for (const item of signs.flat()) used.add(item);
  const known = new Set<Token>(fillers);
  for (const item of used) for (const token of item.tokens) known.add(token);
  return {
    right,
    left,
    unassigned,
    glasses: [...new Set(signs.map((sign) => written(plain, sign)))],
    remaining: fragments(plain, tokens, known, items, silent),
    tooLong: false,
  };
}

/**
 * About what glasses of these values are on the eye, with a minus cylinder. A hint to show, never a
 * lens to order. Undefined without a sphere, or with half a cylinder.
 *
 * @returns hundredths of a dioptre, rounded to 0.01 D; below ±4.00 D as written.
 */
export function onTheEye({ minusForm, ...written }: EyeReading): Refraction | undefined {
  const { sphere, cylinder, axis } = { ...written, ...minusForm };
  if (sphere === undefined || (cylinder === undefined) !== (axis === undefined)) return undefined;
  const astigmatism = cylinder === undefined || axis === undefined ? {} : { cylinder, axis };
  const glasses = canonical({ sphere, ...astigmatism });
  return vertexCorrected(glasses) ?? glasses;
}

/**
 * "-2.25 OD, -2.00 OS": the eyes come after their values, so that each would get its neighbour's.
 * Seen by a power before the first eye, or by values there and a last eye without any.
 */
function eyesFollowValues(
  contexts: readonly Context[],
  found: readonly (readonly Finding[])[],
): boolean {
  const [before] = contexts;
  if (before === undefined || contexts.length < 2) return false;
  const fits = (found[0] ?? []).every(({ field }) => field !== "sphere" && field !== "cylinder");
  const lastIsBare = contexts.at(-1)?.items.every(({ number }) => number === undefined) ?? false;
  const isLabelled = before.items.some(
    ({ word }, place) => word?.kind !== "field" && before.items[place - 1]?.word?.kind === "field",
  );
  // "7,75 RE, -7,00 LE": the sign of the first is lost, or it can not be read at all.
  const place = before.items.findLastIndex(
    (item) => item.number !== undefined || hasDigit(item) || beginsLine(item),
  );
  const [label, last] = [before.items[place - 1]?.word, before.items[place]];
  const isRest = (last?.number !== undefined || hasDigit(last)) && label?.kind !== "field";
  return before.items.some(isPower) || !fits || (lastIsBare && (isLabelled || isRest));
}

/** Joins what was found for one eye. Contradictions, and an axis without its cylinder, are left out. */
function readEye(eye: Eye | "none", found: readonly Finding[], used: Set<Item>): EyeReading {
  const mine = found.filter(({ side }) => side === eye || (side === "both" && eye !== "none"));
  const answers = (name: LensField) =>
    new Set(mine.filter(({ field }) => field === name).map(({ value }) => value)).size;
  // Two spheres, and neither cylinder can be trusted to be this eye's.
  const refraction = ["sphere", "cylinder", "axis"] as const;
  const isTorn = refraction.some((name) => answers(name) > 1);
  const agreed = lensFields.flatMap((name) => {
    const isCertain = answers(name) === 1 && !(isTorn && refraction.some((part) => part === name));
    return isCertain ? mine.filter(({ field }) => field === name) : [];
  });
  const cylinder = agreed.find(({ field }) => field === "cylinder")?.value;
  const kept = agreed.filter(({ field }) => field !== "axis" || cylinder !== undefined);
  for (const { items } of kept) for (const item of items) used.add(item);

  // A cylinder or an addition of zero is none, and the axis then has no meaning.
  const effective = kept.filter(({ field, value }) => {
    if (field === "addition") return value !== 0;
    return cylinder !== 0 || (field !== "cylinder" && field !== "axis");
  });
  const values: Partial<LensParameters> = Object.fromEntries(
    effective.map(({ field, value }) => [field, value]),
  );
  const { sphere, axis } = values;
  if (typeof cylinder !== "number" || cylinder <= 0 || sphere === undefined || axis === undefined) {
    return values;
  }
  return { ...values, minusForm: transpose({ sphere, cylinder, axis }) };
}
