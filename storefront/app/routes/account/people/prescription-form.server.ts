import {
  type Eye,
  eyes,
  isDay,
  type KeptPrescription,
  type LensField,
  type PrescriptionKind,
  parse,
  pdLimits,
  readKeptPrescription,
} from "@landolt/optics";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import { fieldsOfKind, type PrescriptionProblem } from "./prescription-fields.ts";

type Reading =
  | { ok: true; prescription: KeptPrescription }
  | { ok: false; errors: FormErrors<PrescriptionProblem> };

/** Reads the form of a prescription: every field that is wrong, or what is to be kept. */
export function readPrescriptionForm(values: FormValues, kind: PrescriptionKind): Reading {
  const errors: FormErrors<PrescriptionProblem> = {};
  const eye = (one: Eye) => {
    const read: Partial<Record<LensField, unknown>> = {};
    for (const field of fieldsOfKind[kind]) {
      const name = `${one}.${field}`;
      const typed = textIn(values, name);
      if (typed === "") continue;
      const parsed = parse(field, typed);
      if (parsed.ok) read[field] = parsed.value;
      else errors[name] = parsed.code === "sign-missing" ? "sign" : "value";
    }
    const wrong = (field: LensField, problem: PrescriptionProblem) => {
      errors[`${one}.${field}`] ??= problem;
    };
    const isGiven = Object.keys(read).length > 0;
    if (isGiven && read.sphere === undefined) wrong("sphere", "sphere");
    const [cylinder, axis] = [read.cylinder, read.axis];
    if (axis !== undefined && !cylinder) wrong("cylinder", "together");
    if (cylinder && axis === undefined) wrong("axis", "together");
    return isGiven ? read : undefined;
  };
  const [right, left] = eyes.map(eye);
  const issued = textIn(values, "issued");
  const expires = textIn(values, "expires");
  if (!isDay(issued) || issued > new Date().toISOString().slice(0, 10)) errors.issued = "issued";
  if (expires !== "" && !(isDay(expires) && expires >= issued)) errors.expires = "expires";
  const pd = kind === "glasses" ? pdIn(values, errors) : undefined;
  if (Object.keys(errors).length === 0 && !right && !left) errors["right.sphere"] = "none";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const [product, by] = [textIn(values, "product"), textIn(values, "by").slice(0, 100)];
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

/** "32" or "31.5", in millimetres; both or none. */
function pdIn(values: FormValues, errors: FormErrors<PrescriptionProblem>) {
  const read = (eye: Eye): number | undefined => {
    const typed = textIn(values, `pd.${eye}`)
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
