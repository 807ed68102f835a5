/** What is asked for of a prescription. */
import type { LensField, PrescriptionKind } from "@landolt/optics";

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
