/** Reads what people paste from a lens box or a prescription. */
import { canonical, type Eye, type LensParameters, lensFields, type Refraction } from "../lens.ts";
import { transpose, vertexCorrected } from "../refraction.ts";
import { type Context, contextsOf } from "./contexts.ts";
import { type Finding, findingsIn } from "./findings.ts";
import { type Item, isPower, itemsOf } from "./items.ts";
import { longestPrescription } from "./longest.ts";
import { findingsInTables } from "./tables.ts";
import { type Token, tokensOf } from "./tokens.ts";

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
 * Understands English, French and German, point and comma, any minus sign, plan and plano, one eye
 * or both on one line or several, labelled values, "-2.25 (-0.75 x 180)" and tables.
 *
 * Never guesses: a power without its sign, two answers to one question, a label without a clear
 * value and whatever else can be meant in two ways is left in `remaining`. Never throws. Whether the
 * values can be ordered is checked by `validate`. Takes time in proportion to the text.
 */
export function parsePrescription(text: string): PrescriptionReading {
  if (text.length > longestPrescription) {
    return { right: {}, left: {}, unassigned: {}, glasses: [], remaining: [text], tooLong: true };
  }
  const composed = text.normalize("NFC");
  const tokens = tokensOf(composed);
  const { items, fillers, tail } = itemsOf(tokens);
  const table = findingsInTables(items);
  const contexts = contextsOf(items, tail);
  const loose = contexts.map((context) => findingsIn(context, table.taken));
  const found = eyesFollowValues(contexts, loose) ? table.found : [...table.found, ...loose.flat()];

  const used = new Set<Item>(table.taken);
  const right = readEye("right", found, used);
  const left = readEye("left", found, used);
  const unassigned = readEye("none", found, used);
  for (const { label, items: spoken } of contexts) {
    if (spoken.some((item) => used.has(item))) for (const item of label) used.add(item);
  }
  const known = new Set<Token>(fillers);
  for (const item of used) for (const token of item.tokens) known.add(token);
  return {
    right,
    left,
    unassigned,
    glasses: [],
    remaining: fragments(composed, tokens, known, items),
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
  const fits = (found[0] ?? []).every(({ field }) => field === "baseCurve" || field === "diameter");
  const lastIsBare = contexts.at(-1)?.items.every(({ number }) => number === undefined) ?? false;
  return before.items.some(isPower) || !fits || (lastIsBare && (found[0] ?? []).length > 0);
}

/** Joins what was found for one eye. Contradictions, and an axis without its cylinder, are left out. */
function readEye(eye: Eye | "none", found: readonly Finding[], used: Set<Item>): EyeReading {
  const mine = found.filter(({ side }) => side === eye || (side === "both" && eye !== "none"));
  const agreed = lensFields.flatMap((name) => {
    const same = mine.filter(({ field }) => field === name);
    return new Set(same.map(({ value }) => value)).size === 1 ? same : [];
  });
  const cylinder = agreed.find(({ field }) => field === "cylinder")?.value;
  const kept = agreed.filter(({ field }) => field !== "axis" || cylinder !== undefined);
  for (const { items } of kept) for (const item of items) used.add(item);

  // A cylinder of zero is none, and its axis has no meaning.
  const effective = kept.filter(
    ({ field }) => cylinder !== 0 || (field !== "cylinder" && field !== "axis"),
  );
  const values: Partial<LensParameters> = Object.fromEntries(
    effective.map(({ field, value }) => [field, value]),
  );
  const { sphere, axis } = values;
  if (typeof cylinder !== "number" || cylinder <= 0 || sphere === undefined || axis === undefined) {
    return values;
  }
  return { ...values, minusForm: transpose({ sphere, cylinder, axis }) };
}

/** Kinds of word that are not worth reporting when no value stands beside them: a blank form. */
const saysNothingAlone: ReadonlySet<string> = new Set(["eye", "field", "axisMark", "and"]);

/** The stretches of text that have content and from which no value was read. */
function fragments(
  text: string,
  tokens: readonly Token[],
  known: ReadonlySet<Token>,
  items: readonly Item[],
): string[] {
  const silent = new Set<Token>(known);
  for (const { word, tokens: own } of items) {
    if (word !== undefined && saysNothingAlone.has(word.kind)) {
      for (const token of own) silent.add(token);
    }
  }
  const found: string[] = [];
  let stretch: Token[] = [];
  const close = () => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    const hasContent = stretch.some((token) => token.kind !== "mark" && !silent.has(token));
    if (first !== undefined && last !== undefined && hasContent) {
      found.push(text.slice(first.start, last.end));
    }
    stretch = [];
  };
  for (const token of tokens) {
    const isBreak = known.has(token) || (token.kind === "mark" && token.text === "\n");
    if (isBreak) close();
    else if (stretch.length > 0 || token.kind !== "mark") stretch.push(token);
  }
  close();
  return found.map(withoutTrailingMarks);
}

function withoutTrailingMarks(fragment: string): string {
  let end = fragment.length;
  while (end > 0 && /[\s,;:/|(-]/.test(fragment.charAt(end - 1))) end -= 1;
  return fragment.slice(0, end);
}
