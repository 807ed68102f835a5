import type { PrescribedValues, PrescriptionKind } from "../kept-prescription.ts";
import {
  additionNames,
  designs,
  type Eye,
  eyes,
  isWithinLimits,
  type LensField,
  limits,
} from "../lens.ts";
import { type Json, type LostPart, listIn, type Notes, recordIn } from "./notes.ts";
import { ownExtensions } from "./read-extensions.ts";
import { productCodes, productSystem } from "./resources.ts";

/** Where FHIR has a value of ours. */
const elementOf = {
  sphere: "sphere",
  cylinder: "cylinder",
  axis: "axis",
  addition: "add",
  baseCurve: "backCurve",
  diameter: "diameter",
} as const satisfies Partial<Record<LensField, string>>;
type Measured = keyof typeof elementOf;

const read = ["id", "extension", "product", "eye", "brand", "power", ...Object.values(elementOf)];

const lostOf: Readonly<Record<string, LostPart>> = {
  prism: "prism",
  duration: "duration",
  color: "color",
  note: "note",
};

/** Contact lenses or glasses, by HL7's codes. */
export function kindIn(specification: Json): PrescriptionKind | undefined {
  const codes = listIn(recordIn(specification.product)?.coding).flatMap((one) => {
    const coding = recordIn(one);
    return coding && (coding.system ?? productSystem) === productSystem ? [coding.code] : [];
  });
  const kinds = (["contact", "glasses"] as const).filter((kind) =>
    codes.includes(productCodes[kind]),
  );
  return kinds.length === 1 ? kinds[0] : undefined;
}

export const eyeIn = ({ eye }: Json): Eye | undefined => eyes.find((one) => one === eye);

/** Hundredths of a decimal; undefined where it is finer, or no number. */
function hundredthsOf(value: unknown): number | undefined {
  if (typeof value !== "number") return undefined;
  const hundredths = Math.round(value * 100);
  // A decimal that was multiplied is a whole number but for its last bits.
  return Math.abs(value * 100 - hundredths) < 1e-6 ? hundredths + 0 : undefined;
}

/** The values of one eye. What is wrong with them, and what has no place in them, is noted. */
export function valuesIn(
  specification: Json,
  eye: Eye,
  kind: PrescriptionKind,
  notes: Notes,
): PrescribedValues {
  if (specification.modifierExtension !== undefined) {
    notes.refuse("modifier", "modifierExtension", eye);
  }
  for (const element of Object.keys(specification)) {
    const isPlain = !element.startsWith("_");
    if (isPlain && (read.includes(element) || element === "modifierExtension")) continue;
    notes.lose(isPlain ? (lostOf[element] ?? "other") : "extension", element, eye);
  }
  const measured = (field: Measured, value: unknown = specification[elementOf[field]]) => {
    if (value === undefined) return undefined;
    const whole = field === "axis" ? value : hundredthsOf(value);
    const meant = field === "axis" && whole === 0 ? limits.axis.max : whole;
    if (isWithinLimits(field, meant)) return meant;
    return notes.refuse("value", elementOf[field], eye);
  };
  const isContact = kind === "contact";
  const fits = (field: "baseCurve" | "diameter") => {
    const element = elementOf[field];
    if (isContact) return measured(field);
    if (specification[element] !== undefined) notes.lose("measures", element, eye);
    return undefined;
  };
  const power = powerOf(specification, eye, isContact, notes);
  if (power === undefined) notes.refuse("sphere", "sphere", eye);
  const sphere = measured("sphere", power);
  const [cylinder, axis] = [measured("cylinder"), measured("axis")];
  const hasCylinder = specification.cylinder !== undefined && cylinder !== 0;
  if (hasCylinder !== (specification.axis !== undefined)) {
    notes.refuse("together", hasCylinder ? "axis" : "cylinder", eye);
  }
  const own = ownExtensions(
    specification,
    isContact ? ["addition", "design"] : ["addition"],
    notes,
  );
  const named = chosen(additionNames, own.addition, "add", eye, notes);
  const design = chosen(designs, own.design, "design", eye, notes);
  const add = measured("addition");
  if (named && add !== undefined) notes.refuse("value", "add", eye);
  const addition = named ?? add;
  const [baseCurve, diameter] = [fits("baseCurve"), fits("diameter")];
  return {
    ...(sphere !== undefined && { sphere }),
    ...(cylinder !== undefined && { cylinder }),
    ...(axis !== undefined && { axis }),
    ...(addition !== undefined && { addition }),
    ...(design && { design }),
    ...(baseCurve !== undefined && { baseCurve }),
    ...(diameter !== undefined && { diameter }),
  };
}

/** Contact lenses say their power in one of two places; glasses in one. */
function powerOf(specification: Json, eye: Eye, isContact: boolean, notes: Notes): unknown {
  const { power, sphere } = specification;
  if (!isContact) {
    if (power !== undefined) notes.lose("power", "power", eye);
    return sphere;
  }
  if (power !== undefined && sphere !== undefined && power !== sphere) {
    notes.lose("power", "sphere", eye);
  }
  return power ?? sphere;
}

function chosen<T extends string>(
  names: readonly T[],
  extension: Json | undefined,
  element: string,
  eye: Eye,
  notes: Notes,
): T | undefined {
  if (!extension) return undefined;
  const name = names.find((one) => one === extension.valueCode);
  return name ?? notes.refuse("value", element, eye);
}
