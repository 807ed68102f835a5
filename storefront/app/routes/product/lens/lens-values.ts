/** The form of the lens page as it is filled in: texts as typed or chosen, right or wrong. Pure. */
import {
  type Eye,
  type EyeReading,
  eyes,
  format,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
  longestPrescription,
  options,
  type ParameterRange,
  type PrescriptionReading,
} from "@landolt/optics";
import { type FormValues, textIn } from "#app/forms/form-values.ts";

/** Which eyes get lenses, and whether each has values of its own. */
export const eyeModes = ["each", "same", "right", "left"] as const;
export type EyeMode = (typeof eyeModes)[number];

/** `accepted`: the changes by which the nearest lens was accepted, as `acceptanceOf` writes them. */
export const eyeFields = [...lensFields, "boxes", "accepted"] as const;
export type EyeField = (typeof eyeFields)[number];
export type EyeValues = Record<EyeField, string>;

export interface LensFormValues extends Record<Eye, EyeValues> {
  variant: string;
  mode: EyeMode;
}

export const fieldName = (eye: Eye, field: EyeField) => `${eye}.${field}`;

/** What stands before the names of values that go to the page of another lens. */
export const carriedPrefix = "carried.";

/** The fields a lens of this range has, in the order in which they are asked for. */
export function fieldsOf(range: ParameterRange): LensField[] {
  const absent: Partial<Record<LensField, boolean>> = {
    cylinder: range.kind !== "toric",
    axis: range.kind !== "toric",
    addition: range.additions.length === 0,
    design: range.designs.length === 0,
  };
  return lensFields.filter((field) => !absent[field]);
}

/** A value as a form sends it: "-2.75", "+1.00", "90", "8.6", "MID". The package's `parse` reads it. */
export function valueText(field: LensField, value: LensValue): string {
  return format(field, value, "en").replace("\u2212", "-").replace("°", "");
}

/** The values of a lens that have no alternative in its range: its diameter, often its base curve. */
export function singleValues(range: ParameterRange): Partial<LensParameters> {
  const lists = options(range, {});
  const single = fieldsOf(range).flatMap((field) => {
    const [value, other] = lists[field];
    return value === undefined || other !== undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(single);
}

/**
 * Of the values only those are chosen for the visitor that have no alternative. The pack is the first, which is
 * the smallest: another one is chosen on purpose.
 * @param variants packs that can be had
 */
export function emptyValues(range: ParameterRange, variants: readonly string[]): LensFormValues {
  const [variant = ""] = variants;
  const single = singleValues(range);
  return {
    variant,
    mode: "each",
    right: withParameters(blank, single),
    left: withParameters(blank, single),
  };
}

const blank = Object.fromEntries([
  ...eyeFields.map((field) => [field, ""]),
  ["boxes", "1"],
]) as EyeValues;

/** Values with those of a lens put in; a field the lens says nothing of stays as it is. */
export function withParameters(values: EyeValues, lens: Partial<LensParameters>): EyeValues {
  const said = lensFields.flatMap((field) => {
    const value = lens[field];
    return value === undefined ? [] : [[field, valueText(field, value)]];
  });
  return { ...values, ...Object.fromEntries(said) };
}

/** No entry is longer; what is beyond can only be a mistake. */
const longestEntry = 24;
const longestAcceptance = 100;

/**
 * What the form holds, so that one that is not accepted comes back as it was.
 * @param prefix of the names of the eyes' fields
 */
export function typedLensValues(form: FormValues, prefix = ""): LensFormValues {
  const entry = (name: string, longest = longestEntry) => textIn(form, name).slice(0, longest);
  const eye = (eye: Eye) =>
    Object.fromEntries(
      eyeFields.map((field) => {
        const longest = field === "accepted" ? longestAcceptance : longestEntry;
        return [field, entry(prefix + fieldName(eye, field), longest)];
      }),
    ) as EyeValues;
  return {
    variant: entry("variant", 100),
    mode: eyeModes.find((mode) => mode === entry("eyes")) ?? "each",
    right: eye("right"),
    left: eye("left"),
  };
}

/** Values in which is changed what was changed from `before` to `after`, field by field. */
export function withChanges(
  values: LensFormValues,
  before: LensFormValues,
  after: LensFormValues,
): LensFormValues {
  const put = <T extends object>(now: T, old: T, next: T): T => ({
    ...now,
    ...Object.fromEntries(
      Object.entries(next).filter(([key, value]) => value !== old[key as keyof T]),
    ),
  });
  return {
    ...put(values, before, after),
    right: put(values.right, before.right, after.right),
    left: put(values.left, before.left, after.left),
  };
}

/** The pasted text: one character more than can be read, so that a text that is too long is still seen to be. */
export const typedPrescription = (form: FormValues): string =>
  textIn(form, "prescription").slice(0, longestPrescription + 1);

/** The eyes the mode speaks of. */
export function eyesOf(mode: EyeMode): readonly Eye[] {
  return mode === "right" || mode === "left" ? [mode] : eyes;
}

/** The field with which one begins to read or correct values. */
export const firstSphere = ({ mode }: LensFormValues) =>
  fieldName(mode === "left" ? "left" : "right", "sphere");

/** Values of an eye as they count: with "same", the left eye has those of the right. */
export function valuesFor(values: LensFormValues, eye: Eye): EyeValues {
  if (values.mode !== "same") return values[eye];
  return { ...values.right, boxes: values[eye].boxes };
}

/** The boxes wanted for an eye: a whole number from 0 to 99; undefined for anything else. */
export function boxesFor(values: LensFormValues, eye: Eye): number | undefined {
  if (!eyesOf(values.mode).includes(eye)) return 0;
  const text = values[eye].boxes;
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** Where a reading of a pasted text may be put. */
export const readingTargets = ["read", "both", "right", "left"] as const;
export type ReadingTarget = (typeof readingTargets)[number];

/** The lens a reading stands for, with a cylinder as contact lenses are ordered. */
export function lensOfReading({ minusForm, ...lens }: EyeReading): Partial<LensParameters> {
  return { ...lens, ...minusForm };
}

/** Values that belong to a power: they are never joined with those left of another one. */
const ofPower = ["cylinder", "axis", "addition", "design"] as const;

/**
 * Puts what was understood into the fields. `read` puts each eye's own values where the text named
 * the eye; the others put the values without an eye where the visitor says they belong.
 */
export function withReading(
  values: LensFormValues,
  reading: PrescriptionReading,
  target: ReadingTarget,
  range: ParameterRange,
): LensFormValues {
  const alone = withParameters(blank, singleValues(range));
  const ofPowerAlone = Object.fromEntries(ofPower.map((field) => [field, alone[field]]));
  const put = (eye: Eye): EyeValues => {
    const mine = target === "read" ? lensOfReading(reading[eye]) : {};
    const loose = target === "both" || target === eye ? lensOfReading(reading.unassigned) : {};
    const said = { ...mine, ...loose };
    const before = said.sphere === undefined ? {} : ofPowerAlone;
    return withParameters({ ...values[eye], ...before }, said);
  };
  const mode = values.mode === "same" ? "each" : values.mode;
  return {
    ...values,
    mode: modeAfter(mode, target, reading),
    right: put("right"),
    left: put("left"),
  };
}

/** An eye that values were put in for is not left out. */
function modeAfter(mode: EyeMode, target: ReadingTarget, reading: PrescriptionReading): EyeMode {
  const filled = eyes.filter((eye) =>
    target === "read" ? Object.keys(reading[eye]).length > 0 : target === "both" || target === eye,
  );
  return filled.every((eye) => eyesOf(mode).includes(eye)) ? mode : "each";
}
