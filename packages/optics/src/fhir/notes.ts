/** What is reported about a file that was read: what is not stored of it, and why something in it was refused. */
import type { Eye } from "../lens.ts";

/** What our prescriptions have no place for. `other` is named by its element. */
export const lostParts = [
  "prism",
  "duration",
  "color",
  "note",
  "brand",
  "measures",
  "power",
  "prescriber",
  "identifier",
  "time",
  "extension",
  "other",
] as const;
export type LostPart = (typeof lostParts)[number];

/**
 * - `status`: withdrawn, a draft or an error, or it does not say.
 * - `modifier`: an extension changes the meaning of what stands beside it.
 * - `product`: not contact lenses throughout, nor glasses throughout.
 * - `eye`: not once per eye.
 * - `issued`: no whole day, or one in the future.
 * - `expires`: no day, or one before it was written.
 * - `sphere`: an eye without one.
 * - `together`: cylinder without axis, or axis without cylinder.
 * - `value`: of a wrong type, too precise, or more than can be meant.
 */
export const refusalCodes = [
  "status",
  "modifier",
  "product",
  "eye",
  "issued",
  "expires",
  "sphere",
  "together",
  "value",
] as const;
export type FhirRefusalCode = (typeof refusalCodes)[number];

interface At {
  /** As FHIR names it, below the resource. */
  readonly element: string;
  readonly eye?: Eye;
}
export type Lost = At & { readonly part: LostPart };
export type FhirRefusal = At & { readonly code: FhirRefusalCode };

/** Both, while one resource is read. */
export class Notes {
  readonly lost: Lost[] = [];
  readonly refusals: FhirRefusal[] = [];

  lose(part: LostPart, element: string, eye?: Eye): void {
    const isKnown = this.lost.some((one) => one.element === element && one.eye === eye);
    if (!isKnown) this.lost.push({ part, element, ...(eye && { eye }) });
  }

  refuse(code: FhirRefusalCode, element: string, eye?: Eye): undefined {
    this.refusals.push({ code, element, ...(eye && { eye }) });
    return undefined;
  }
}

export type Json = Readonly<Record<string, unknown>>;

export const recordIn = (value: unknown): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;

/** The members of a list; a value that is none counts as a list of itself, for the reader to refuse. */
export const listIn = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
