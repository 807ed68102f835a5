import {
  isDay,
  isPd,
  type KeptPrescription,
  longestMeasurer,
  type PrescribedValues,
  type PrescriptionKind,
  readKeptPrescription,
} from "../kept-prescription.ts";
import type { Eye } from "../lens.ts";
import { type FhirRefusal, type Json, type Lost, listIn, Notes, recordIn } from "./notes.ts";
import { ownExtensions } from "./read-extensions.ts";
import { eyeIn, kindIn, valuesIn } from "./read-specification.ts";
import { absentReason, identifierSystem } from "./resources.ts";

export type ReadResource =
  | { readonly ok: true; readonly prescription: KeptPrescription; readonly lost: readonly Lost[] }
  | { readonly ok: false; readonly refusals: readonly FhirRefusal[] };

export interface Surroundings {
  /** YYYY-MM-DD; nothing was prescribed later. */
  readonly today: string;
  /** Handle of the contact lens that a file calls so; undefined for one that is not sold. */
  readonly productOf: (brand: string) => string | undefined;
  /** Practitioners of the file by the references to them. */
  readonly practitioners: ReadonlyMap<string, Json>;
}

/** What is read, and what says nothing about the eyes: the file's patient is the person it is imported for. */
const read = new Set([
  ...["resourceType", "id", "meta", "language", "text", "contained", "extension", "identifier"],
  ...["status", "created", "patient", "dateWritten", "prescriber", "lensSpecification"],
]);

/** Reads a VisionPrescription as a whole, or refuses it with every reason. */
export function readVisionPrescription(resource: Json, around: Surroundings): ReadResource {
  const notes = new Notes();
  if (resource.modifierExtension !== undefined || resource.implicitRules !== undefined) {
    notes.refuse("modifier", "modifierExtension");
  }
  if (resource.status !== "active") notes.refuse("status", "status");
  for (const element of Object.keys(resource)) {
    if (element === "modifierExtension" || element === "implicitRules") continue;
    if (element.startsWith("_")) notes.lose("extension", element);
    else if (!read.has(element)) notes.lose("other", element);
  }
  for (const one of listIn(resource.identifier)) {
    if (recordIn(one)?.system !== identifierSystem) notes.lose("identifier", "identifier");
  }
  for (const one of listIn(resource.contained)) {
    const type = recordIn(one)?.resourceType;
    if (type !== "Patient" && type !== "Practitioner") notes.lose("other", "contained");
  }
  const specifications = listIn(resource.lensSpecification).map((one) => recordIn(one) ?? {});
  const kind = kindOfAll(specifications, notes);
  const own = ownExtensions(resource, ["expires", "product", "pupillaryDistance"], notes);
  const issued = issuedIn(resource, around.today, notes);
  const expires = expiresIn(own.expires, issued, notes);
  const by = prescriberIn(resource, around, notes);
  const pd = own.pupillaryDistance && distancesIn(own.pupillaryDistance, notes);
  const product = productIn(own.product, specifications, kind, around, notes);
  const values = kind ? valuesOfEyes(specifications, kind, notes) : {};
  if (notes.refusals.length > 0) return { ok: false, refusals: notes.refusals };
  const prescription = readKeptPrescription({
    ...{ kind, issued, ...values },
    ...(product !== undefined && { product }),
    ...(expires !== undefined && { expires }),
    ...(by && { by }),
    ...(pd && { pd }),
  });
  if (prescription) return { ok: true, prescription, lost: notes.lost };
  return { ok: false, refusals: [{ code: "value", element: "lensSpecification" }] };
}

function kindOfAll(specifications: readonly Json[], notes: Notes): PrescriptionKind | undefined {
  const kinds = new Set(specifications.map(kindIn));
  const [kind] = kinds;
  return kinds.size === 1 && kind ? kind : notes.refuse("product", "lensSpecification.product");
}

function valuesOfEyes(specifications: readonly Json[], kind: PrescriptionKind, notes: Notes) {
  const values: Partial<Record<Eye, PrescribedValues>> = {};
  for (const specification of specifications) {
    const eye = eyeIn(specification);
    if (!eye || values[eye]) notes.refuse("eye", "lensSpecification.eye", eye);
    else values[eye] = valuesIn(specification, eye, kind, notes);
  }
  return values;
}

function issuedIn({ dateWritten }: Json, today: string, notes: Notes): string | undefined {
  const [day, time] = typeof dateWritten === "string" ? dateWritten.split(/T(.*)/s, 2) : [];
  if (!isDay(day) || day > today) return notes.refuse("issued", "dateWritten");
  if (time !== undefined) notes.lose("time", "dateWritten");
  return day;
}

function expiresIn(extension: Json | undefined, issued: string | undefined, notes: Notes) {
  if (!extension) return undefined;
  const { valueDate } = extension;
  const isLater = isDay(valueDate) && (issued === undefined || valueDate >= issued);
  return isLater ? valueDate : notes.refuse("expires", "expires");
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** A name as it is written out, or of its parts. */
function nameOf(practitioner: Json | undefined): string {
  const name = recordIn(listIn(practitioner?.name)[0]);
  if (!name) return "";
  const parts = [...listIn(name.prefix), ...listIn(name.given), name.family].map(textIn);
  return textIn(name.text) || parts.filter((part) => part !== "").join(" ");
}

/** Who measured, by name; nobody where the file says that it is not known. */
function prescriberIn(
  resource: Json,
  { practitioners }: Surroundings,
  notes: Notes,
): string | undefined {
  const prescriber = recordIn(resource.prescriber);
  if (!prescriber) return undefined;
  const isUnknown = listIn(prescriber.extension).some((one) => recordIn(one)?.url === absentReason);
  if (isUnknown) return undefined;
  const reference = textIn(prescriber.reference);
  const contained = listIn(resource.contained)
    .map(recordIn)
    .find((one) => one?.resourceType === "Practitioner" && `#${textIn(one.id)}` === reference);
  const name = nameOf(contained ?? practitioners.get(reference)) || textIn(prescriber.display);
  if (name !== "" && name.length <= longestMeasurer) return name;
  notes.lose("prescriber", "prescriber");
  return undefined;
}

/** In hundredths of a millimetre. */
function distancesIn(extension: Json, notes: Notes) {
  const of = (eye: Eye): number | undefined => {
    const part = listIn(extension.extension)
      .map(recordIn)
      .find((one) => one?.url === eye);
    const quantity = recordIn(part?.valueQuantity);
    const value = quantity?.code === "mm" ? quantity.value : undefined;
    return typeof value === "number" ? Math.round(value * 1e6) / 1e4 : undefined;
  };
  const [right, left] = [of("right"), of("left")];
  return isPd(right) && isPd(left) ? { right, left } : notes.refuse("value", "pupillaryDistance");
}

/** The lens of ours: by its handle in a file of ours, by its name in another. */
function productIn(
  extension: Json | undefined,
  specifications: readonly Json[],
  kind: PrescriptionKind | undefined,
  { productOf }: Surroundings,
  notes: Notes,
): string | undefined {
  if (extension) {
    const { valueString } = extension;
    return typeof valueString === "string" ? valueString : notes.refuse("value", "product");
  }
  const brands = new Set(specifications.map(({ brand }) => brand));
  const [brand] = brands;
  const handle =
    kind === "contact" && brands.size === 1 && typeof brand === "string"
      ? productOf(brand)
      : undefined;
  if (handle !== undefined) return handle;
  if ([...brands].some((one) => one !== undefined)) notes.lose("brand", "lensSpecification.brand");
  return undefined;
}
