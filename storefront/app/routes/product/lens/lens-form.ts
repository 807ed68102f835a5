/** Reads the form of the lens page: lenses that exist, or every problem with its field. Pure. */
import {
  type Eye,
  type EyeLens,
  eyes,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
  nearest,
  type ParameterRange,
  parse,
  type ViolationCode,
  validate,
} from "@landolt/optics";
import { boxesFor, eyesOf, type LensFormValues, valuesFor } from "./lens-values.ts";

/** Why a field is not accepted, and what could stand there instead. */
export interface LensProblem {
  eye: Eye;
  field: LensField | "boxes";
  /** `boxes`: no whole number; `no-boxes`: none at all; otherwise as `validate` says. */
  code: ViolationCode | "boxes" | "no-boxes";
  value?: LensValue;
  allowed: readonly LensValue[];
}

export interface LensWithBoxes {
  quantity: number;
  lens: EyeLens;
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
export function problemsOfEye(
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

/** The closest lens that exists, where all values are there and only their combination is not. */
export function nearestFor(
  { parameters, unread }: ParsedEye,
  range: ParameterRange,
): LensParameters | undefined {
  const { sphere, baseCurve, diameter, ...others } = parameters;
  if (unread.length > 0 || sphere === undefined) return undefined;
  if (baseCurve === undefined || diameter === undefined) return undefined;
  const found = nearest(range, { ...others, sphere, baseCurve, diameter });
  return found.changes.length > 0 ? found.parameters : undefined;
}

/** Whether an eye takes part: it is not left out, and its boxes are not 0. */
function isOrdered(values: LensFormValues, eye: Eye): boolean {
  return eyesOf(values.mode).includes(eye) && boxesFor(values, eye) !== 0;
}

export type LensFormReading =
  | { ok: true; lenses: LensWithBoxes[] }
  | { ok: false; problems: LensProblem[] };

/** The whole form. An eye with 0 boxes is left out; at least one box must be wanted. */
export function readLensForm(values: LensFormValues, range: ParameterRange): LensFormReading {
  const wanted = eyes.filter((eye) => isOrdered(values, eye));
  if (wanted.length === 0) {
    const [first = "right"] = eyesOf(values.mode);
    const problem: LensProblem = { eye: first, field: "boxes", code: "no-boxes", allowed: [] };
    return { ok: false, problems: [problem] };
  }
  const problems: LensProblem[] = [];
  const lenses: LensWithBoxes[] = [];
  for (const eye of wanted) {
    const parsed = parseEye(values, eye);
    // The left eye has the right one's values and would only repeat its problems.
    const repeats = values.mode === "same" && eye === "left" && wanted.includes("right");
    const own = problemsOfEye(parsed, values.mode === "same" ? "right" : eye, range);
    if (!repeats) problems.push(...own);
    const quantity = boxesFor(values, eye);
    if (quantity === undefined) problems.push({ eye, field: "boxes", code: "boxes", allowed: [] });
    // Without a violation every value that a lens needs is there.
    else if (own.length === 0) {
      lenses.push({ quantity, lens: { eye, ...(parsed.parameters as LensParameters) } });
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lenses };
}
