/** A prescription as somebody types it from paper: what is asked for, and what is wrong with it. */
import {
  isDay,
  type KeptPrescription,
  longestMeasurer,
  type PrescriptionKind,
  pdLimits,
  readKeptPrescription,
} from "./kept-prescription.ts";
import { type Eye, eyes, type LensField } from "./lens.ts";
import { parse } from "./parse.ts";

export const fieldsOfKind = {
  contact: ["sphere", "cylinder", "axis", "addition", "design", "baseCurve", "diameter"],
  glasses: ["sphere", "cylinder", "axis", "addition"],
} as const satisfies Record<PrescriptionKind, readonly LensField[]>;

/** Text keys of what is wrong with a field. */
export type PrescriptionProblem =
  | "value"
  | "sign"
  | "sphere"
  | "together"
  | "none"
  | "issued"
  | "expires"
  | "pd";

/** By the name of the field: `right.sphere`, `pd.left`, `issued`. */
export type PrescriptionErrors = Partial<Record<string, PrescriptionProblem>>;

export type TypedReading =
  | { readonly ok: true; readonly prescription: KeptPrescription }
  | { readonly ok: false; readonly errors: PrescriptionErrors };

/**
 * Every field that is wrong, or what is to be kept.
 * @param textIn what was typed into a field, empty for nothing
 * @param today YYYY-MM-DD
 */
export function readTypedPrescription(
  textIn: (name: string) => string,
  kind: PrescriptionKind,
  today: string,
): TypedReading {
  const errors: PrescriptionErrors = {};
  const [right, left] = eyes.map((eye) => eyeIn(textIn, eye, kind, errors));
  const issued = textIn("issued");
  const expires = textIn("expires");
  if (!isDay(issued) || issued > today) errors.issued = "issued";
  if (expires !== "" && !(isDay(expires) && expires >= issued)) errors.expires = "expires";
  const pd = kind === "glasses" ? pdIn(textIn, errors) : undefined;
  if (Object.keys(errors).length === 0 && !right && !left) errors["right.sphere"] = "none";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const [product, by] = [textIn("product"), textIn("by").slice(0, longestMeasurer)];
  const prescription = readKeptPrescription({
    ...{ kind, issued },
    ...(kind === "contact" && product && { product }),
    ...(expires && { expires }),
    ...(by && { by }),
    ...(right && { right }),
    ...(left && { left }),
    ...(pd && { pd }),
  });
  if (prescription) return { ok: true, prescription };
  return { ok: false, errors: { "right.sphere": "value" } };
}

function eyeIn(
  textIn: (name: string) => string,
  eye: Eye,
  kind: PrescriptionKind,
  errors: PrescriptionErrors,
) {
  const read: Partial<Record<LensField, unknown>> = {};
  for (const field of fieldsOfKind[kind]) {
    const name = `${eye}.${field}`;
    const typed = textIn(name);
    if (typed === "") continue;
    const parsed = parse(field, typed);
    if (parsed.ok) read[field] = parsed.value;
    else errors[name] = parsed.code === "sign-missing" ? "sign" : "value";
  }
  const wrong = (field: LensField, problem: PrescriptionProblem) => {
    errors[`${eye}.${field}`] ??= problem;
  };
  const isGiven = Object.keys(read).length > 0;
  if (isGiven && read.sphere === undefined) wrong("sphere", "sphere");
  const { cylinder, axis } = read;
  if (axis !== undefined && !cylinder) wrong("cylinder", "together");
  if (cylinder && axis === undefined) wrong("axis", "together");
  return isGiven ? read : undefined;
}

/** "32" or "31.5", in millimetres; both or none. */
function pdIn(textIn: (name: string) => string, errors: PrescriptionErrors) {
  const read = (eye: Eye): number | undefined => {
    const typed = textIn(`pd.${eye}`)
      .replace(",", ".")
      .replace(/\s*mm$/, "");
    if (typed === "") return undefined;
    const hundredths = Math.round(Number(typed) * 100);
    if (hundredths >= pdLimits.min && hundredths <= pdLimits.max) return hundredths;
    errors[`pd.${eye}`] = "pd";
    return undefined;
  };
  const [right, left] = [read("right"), read("left")];
  if (right !== undefined && left !== undefined) return { right, left };
  if (right !== undefined) errors["pd.left"] ??= "pd";
  if (left !== undefined) errors["pd.right"] ??= "pd";
  return undefined;
}
