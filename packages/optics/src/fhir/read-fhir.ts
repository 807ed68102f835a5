/** Reads a FHIR R4 file: each VisionPrescription in it as a whole, or not at all with the reasons. */
import { type Json, listIn, recordIn } from "./notes.ts";
import {
  type ReadResource,
  readVisionPrescription,
  type Surroundings,
} from "./read-prescription.ts";

/** Characters, and bytes; fifty prescriptions of ours take half of it. */
export const largestFhirFile = 200 * 1024;
const mostFhirPrescriptions = 50;

/**
 * - `size`: longer than a file of prescriptions is.
 * - `json`: no JSON.
 * - `resource`: neither a Bundle nor a VisionPrescription.
 * - `none`: without a VisionPrescription.
 * - `many`: more of them than one person keeps.
 */
export const fhirFileProblems = ["size", "json", "resource", "none", "many"] as const;
export type FhirFileProblem = (typeof fhirFileProblems)[number];

export type FhirReading =
  | { readonly ok: false; readonly problem: FhirFileProblem }
  | {
      readonly ok: true;
      readonly resources: readonly ReadResource[];
      /** Types of what else the file holds, which is not read. */
      readonly others: readonly string[];
    };

const failed = (problem: FhirFileProblem): FhirReading => ({ ok: false, problem });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

const typeOf = ({ resourceType }: Json): string =>
  typeof resourceType === "string" ? resourceType.slice(0, 60) : "?";

type Entry = { fullUrl: unknown; resource: Json };

function entriesOf(bundle: Json): Entry[] {
  return listIn(bundle.entry).map((one) => {
    const entry = recordIn(one) ?? {};
    return { fullUrl: entry.fullUrl, resource: recordIn(entry.resource) ?? {} };
  });
}

/** By their full address, and by what a reference within one server says. */
const practitionersOf = (entries: readonly Entry[]): ReadonlyMap<string, Json> =>
  new Map(
    entries
      .filter(({ resource }) => typeOf(resource) === "Practitioner")
      .flatMap(({ fullUrl, resource }) => [
        [String(fullUrl), resource] as const,
        [`Practitioner/${String(resource.id)}`, resource] as const,
      ]),
  );

/** Whom a file is about and who measured are not told as left out. */
const people = ["Patient", "Practitioner"];

export function readFhir(
  text: string,
  around: Pick<Surroundings, "today" | "productOf">,
): FhirReading {
  if (text.length > largestFhirFile) return failed("size");
  const file = parsed(text);
  if (file === undefined) return failed("json");
  const root = recordIn(file);
  const isBundle = root?.resourceType === "Bundle";
  if (!root || !(isBundle || root.resourceType === "VisionPrescription")) return failed("resource");
  const entries = isBundle ? entriesOf(root) : [{ fullUrl: undefined, resource: root }];
  const isRead = ({ resource }: Entry) => typeOf(resource) === "VisionPrescription";
  const found = entries.filter(isRead);
  if (found.length === 0) return failed("none");
  if (found.length > mostFhirPrescriptions) return failed("many");
  const surroundings = { ...around, practitioners: practitionersOf(entries) };
  const others = entries.filter((entry) => !isRead(entry)).map(({ resource }) => typeOf(resource));
  return {
    ok: true,
    resources: found.map(({ resource }) => readVisionPrescription(resource, surroundings)),
    others: [...new Set(others)].filter((type) => !people.includes(type)),
  };
}
