/** The one judge of whether a lens can be ordered; browser, server and dashboard ask it. */
import { isWithinLimits, type LensField, type LensParameters, type LensValue } from "./lens.ts";
import { type LensOptions, options } from "./options.ts";
import { hasSphere, type ParameterRange, rulesFor } from "./range.ts";

/**
 * - `required`: the lens needs this value and has none.
 * - `not-applicable`: the lens has no such value.
 * - `invalid`: not a value of this field at all: no integer, an axis outside 1–180, beyond `limits`.
 * - `out-of-range`: sphere beyond the strongest that is made.
 * - `no-plano`: sphere 0.00, which this product leaves out.
 * - `off-step`: sphere between the strongest, but between two steps or in a gap of the range.
 * - `not-made`: cylinder, axis, addition, design, base curve or diameter this product never has.
 * - `not-combined`: made, but not together with the other values (cylinder with this sphere, axis
 *   with this sphere and cylinder, diameter with this base curve).
 */
export const violationCodes = [
  "required",
  "not-applicable",
  "invalid",
  "out-of-range",
  "no-plano",
  "off-step",
  "not-made",
  "not-combined",
] as const;
export type ViolationCode = (typeof violationCodes)[number];

/** One reason why a lens can not be ordered. */
export interface Violation {
  readonly field: LensField;
  readonly code: ViolationCode;
  /** What was asked for; absent when nothing was. */
  readonly value?: LensValue;
  /** What could stand there instead, the other values being as they are. */
  readonly allowed: readonly LensValue[];
}

type Fault = readonly [LensField, ViolationCode];

/**
 * Checks the whole combination and reports every violation, in the order of `lensFields`.
 * An empty answer means: this lens exists.
 *
 * Values must be canonical (see `canonical`): a cylinder of 0 is a value like another and refused.
 *
 * @param parameters hundredths of a dioptre or millimetre, whole degrees.
 */
export function validate(range: ParameterRange, parameters: Partial<LensParameters>): Violation[] {
  const faults = [
    ...sphereFaults(range, parameters),
    ...astigmatismFaults(range, parameters),
    ...listFaults("addition", range.additions, parameters.addition),
    ...listFaults("design", range.designs, parameters.design),
    ...fitFaults(range, parameters),
  ];
  if (faults.length === 0) return [];
  return faults.map(([field, code]) => {
    const value = parameters[field];
    const allowed = code === "not-applicable" ? [] : allowedFor(range, parameters, field);
    return { field, code, ...(value === undefined ? {} : { value }), allowed };
  });
}

/**
 * The fields with which a lens of this range can not be meant: values it does not have at all, and a
 * base curve or diameter it is not made with. A reading with one of them is for another lens, and
 * without it would be the order of a lens that nobody wrote down.
 *
 * @param parameters what was read; hundredths of a dioptre or millimetre, whole degrees.
 */
export function foreignFields(
  range: ParameterRange,
  parameters: Partial<LensParameters>,
): LensField[] {
  return validate(range, parameters).flatMap(({ field, code, value }) => {
    const isFit = field === "baseCurve" || field === "diameter";
    return value !== undefined && (isFit || code === "not-applicable") ? [field] : [];
  });
}

/** The options of one field. Partners that are not made themselves are left out of the question. */
function allowedFor(
  range: ParameterRange,
  parameters: Partial<LensParameters>,
  field: LensField,
): readonly LensValue[] {
  const given: { -readonly [F in LensField]?: LensParameters[F] } = {};
  const before: readonly LensField[] = dependsOn[field];
  for (const partner of before) {
    const value = parameters[partner];
    if (value === undefined) continue;
    const made: LensOptions[LensField] = options(range, given)[partner];
    if ((made as readonly LensValue[]).includes(value)) Object.assign(given, { [partner]: value });
  }
  return options(range, given)[field];
}

/** The fields that decide which values of a field exist; the stronger decides first. */
const dependsOn = {
  sphere: [],
  cylinder: ["sphere"],
  axis: ["sphere", "cylinder"],
  addition: [],
  design: [],
  baseCurve: [],
  diameter: ["baseCurve"],
} as const satisfies Record<LensField, readonly LensField[]>;

function sphereFaults(range: ParameterRange, { sphere }: Partial<LensParameters>): Fault[] {
  if (sphere === undefined) return [["sphere", "required"]];
  if (!isWithinLimits("sphere", sphere)) return [["sphere", "invalid"]];
  if (hasSphere(range, sphere)) return [];
  if (sphere === 0) return [["sphere", "no-plano"]];
  const within =
    range.powers.some(({ from }) => from <= sphere) && range.powers.some(({ to }) => to >= sphere);
  return [["sphere", within ? "off-step" : "out-of-range"]];
}

function astigmatismFaults(
  range: ParameterRange,
  { sphere, cylinder, axis }: Partial<LensParameters>,
): Fault[] {
  if (range.kind !== "toric") {
    return [...listFaults("cylinder", [], cylinder), ...listFaults("axis", [], axis)];
  }
  const anywhere = range.toricRules.flatMap((rule) => rule.cylinders);
  const here =
    sphere !== undefined && hasSphere(range, sphere)
      ? rulesFor(range, sphere).flatMap((rule) => rule.cylinders)
      : anywhere;
  const faults: Fault[] = [];

  if (cylinder === undefined) faults.push(["cylinder", "required"]);
  else if (!isWithinLimits("cylinder", cylinder)) faults.push(["cylinder", "invalid"]);
  else if (!anywhere.some((made) => made.cylinder === cylinder))
    faults.push(["cylinder", "not-made"]);
  else if (!here.some((made) => made.cylinder === cylinder))
    faults.push(["cylinder", "not-combined"]);

  const partners = faults.length === 0 ? here.filter((made) => made.cylinder === cylinder) : here;
  if (axis === undefined) faults.push(["axis", "required"]);
  else if (!isWithinLimits("axis", axis)) faults.push(["axis", "invalid"]);
  else if (!anywhere.some(({ axes }) => axes.includes(axis))) faults.push(["axis", "not-made"]);
  else if (!partners.some(({ axes }) => axes.includes(axis))) faults.push(["axis", "not-combined"]);
  return faults;
}

/** Faults of a value that one list decides; an empty list means the lens has no such value. */
function listFaults<T extends LensValue>(
  field: LensField,
  made: readonly T[],
  value: T | undefined,
): Fault[] {
  if (made.length === 0) return value === undefined ? [] : [[field, "not-applicable"]];
  if (value === undefined) return [[field, "required"]];
  if (typeof value === "number" && !Number.isInteger(value)) return [[field, "invalid"]];
  return made.includes(value) ? [] : [[field, "not-made"]];
}

function fitFaults(
  { fits }: ParameterRange,
  { baseCurve, diameter }: Partial<LensParameters>,
): Fault[] {
  const faults = [
    ...listFaults(
      "baseCurve",
      fits.map((fit) => fit.baseCurve),
      baseCurve,
    ),
    ...listFaults(
      "diameter",
      fits.map((fit) => fit.diameter),
      diameter,
    ),
  ];
  if (faults.length > 0) return faults;
  const exists = fits.some((fit) => fit.baseCurve === baseCurve && fit.diameter === diameter);
  return exists ? [] : [["diameter", "not-combined"]];
}
