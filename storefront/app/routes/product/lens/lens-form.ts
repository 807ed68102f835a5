/** Reads the form of the lens page: lenses that exist, or every problem with its field. Pure. */
import {
  type Eye,
  eyes,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
  type NearestChange,
  nearest,
  type ParameterRange,
  parse,
  type ViolationCode,
  validate,
} from "@landolt/optics";
import { largestQuantity, type OrderedLens } from "#app/commerce/buying/bag.ts";
import { boxesFor, eyesOf, type LensFormValues, valuesFor, valueText } from "./lens-values.ts";

/** Why a field is not accepted, and what could stand there instead. */
export interface LensProblem {
  eye: Eye;
  field: LensField | "boxes";
  /**
   * `boxes`: no whole number; `no-boxes`: none at all; `too-many-boxes`: more than `allowed` says;
   * otherwise as `validate` says.
   */
  code: ViolationCode | "boxes" | "no-boxes" | "too-many-boxes";
  value?: LensValue;
  allowed: readonly LensValue[];
}

export interface LensWithBoxes {
  quantity: number;
  lens: OrderedLens;
}

/** The values of one eye that can be read, and the fields in which something else stands. */
export interface ParsedEye {
  parameters: Partial<LensParameters>;
  unread: LensField[];
}

export function parseEye(values: LensFormValues, eye: Eye): ParsedEye {
  const typed = valuesFor(values, eye);
  const unread: LensField[] = [];
  const read = lensFields.flatMap((field) => {
    if (typed[field] === "") return [];
    const parsed = parse(field, typed[field]);
    if (!parsed.ok) unread.push(field);
    return parsed.ok ? [[field, parsed.value]] : [];
  });
  return { parameters: Object.fromEntries(read), unread };
}

/** What is wrong with the values of one eye, in the order of the fields. */
function problemsOfEye(
  { parameters, unread }: ParsedEye,
  eye: Eye,
  range: ParameterRange,
): LensProblem[] {
  const found: LensProblem[] = validate(range, parameters).map((violation) => ({
    ...violation,
    eye,
    code: unread.includes(violation.field) ? "invalid" : violation.code,
  }));
  // Something that is no value, in a field that the lens does not have.
  const foreign = unread.filter((field) => !found.some((problem) => problem.field === field));
  return [
    ...found,
    ...foreign.map((field): LensProblem => ({ eye, field, code: "not-applicable", allowed: [] })),
  ];
}

/** The lens that could stand in for another one, and by which values it differs. */
export interface NearestLens {
  lens: LensParameters;
  changes: readonly NearestChange[];
  accepted: boolean;
}

/** What the box says by which a visitor accepts the changes: other values need to be accepted again. */
export function acceptanceOf(changes: readonly NearestChange[]): string {
  return changes
    .map(({ field, from, to }) => `${field} ${valueText(field, from)} ${valueText(field, to)}`)
    .join(", ");
}

/** What is wanted for one eye, and what can be ordered of it. */
export interface EyeState {
  eye: Eye;
  parsed: ParsedEye;
  /** What keeps it from being ordered; none once the nearest lens was accepted. */
  problems: readonly LensProblem[];
  /** Offered where all values are there and only their combination is not made. */
  nearest?: NearestLens;
  /** What is ordered; absent while something is missing or wrong. */
  lens?: OrderedLens;
}

export function stateOfEye(values: LensFormValues, eye: Eye, range: ParameterRange): EyeState {
  const parsed = parseEye(values, eye);
  // The left eye has the right one's values when both are the same, and with them its problems.
  const named = values.mode === "same" ? "right" : eye;
  const problems = problemsOfEye(parsed, named, range);
  // Without a violation every value that a lens needs is there.
  const wanted = parsed.parameters as LensParameters;
  if (problems.length === 0) return { eye, parsed, problems, lens: { eye, ...wanted } };
  const found = parsed.unread.length === 0 ? nearest(range, wanted) : undefined;
  if (!found?.parameters) return { eye, parsed, problems };
  const { parameters: lens, changes } = found;
  const accepted = valuesFor(values, eye).accepted === acceptanceOf(changes);
  const state: EyeState = { eye, parsed, problems, nearest: { lens, changes, accepted } };
  if (!accepted) return state;
  return { ...state, problems: [], lens: { eye, ...lens, prescribed: { eye, ...wanted } } };
}

/** Whether an eye takes part: it is not left out, and its boxes are not 0. */
function isOrdered(values: LensFormValues, eye: Eye): boolean {
  return eyesOf(values.mode).includes(eye) && boxesFor(values, eye) !== 0;
}

export type LensFormReading =
  | { ok: true; lenses: LensWithBoxes[] }
  | { ok: false; problems: LensProblem[] };

/**
 * The whole form. An eye with 0 boxes is left out; at least one box must be wanted.
 * @param most boxes that one eye is sold at once
 */
export function readLensForm(
  values: LensFormValues,
  range: ParameterRange,
  most = largestQuantity,
): LensFormReading {
  const wanted = eyes.filter((eye) => isOrdered(values, eye));
  if (wanted.length === 0) {
    const [first = "right"] = eyesOf(values.mode);
    const problem: LensProblem = { eye: first, field: "boxes", code: "no-boxes", allowed: [] };
    return { ok: false, problems: [problem] };
  }
  const problems: LensProblem[] = [];
  const lenses: LensWithBoxes[] = [];
  for (const eye of wanted) {
    const { lens, problems: own } = stateOfEye(values, eye, range);
    // The left eye would only repeat the problems of the right one.
    const repeats = values.mode === "same" && eye === "left" && wanted.includes("right");
    if (!repeats) problems.push(...own);
    const quantity = boxesFor(values, eye);
    if (quantity === undefined) problems.push({ eye, field: "boxes", code: "boxes", allowed: [] });
    else if (quantity > most) {
      problems.push({ eye, field: "boxes", code: "too-many-boxes", allowed: [most] });
    } else if (lens) lenses.push({ quantity, lens });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lenses };
}

/** What is wrong with the values that are there already; what is not chosen yet is no mistake. */
export function problemsSoFar(values: LensFormValues, range: ParameterRange): LensProblem[] {
  const shown = values.mode === "same" ? (["right"] as const) : eyesOf(values.mode);
  return shown
    .flatMap((eye) => stateOfEye(values, eye, range).problems)
    .filter(({ code }) => code !== "required");
}
