/** What FHIR R4 calls things, and the parts of its resources that are written here. */
import type { Eye } from "../lens.ts";

/** Beginning of our own names. They are names only: nothing has to answer there. */
export const ownAddress = "https://landolt.example/fhir";

const extension = (name: string) => `${ownAddress}/StructureDefinition/${name}`;

/** Of a prescription: `expires`, `product`, `pupillaryDistance`; of an eye: `addition`, `design`. */
export const extensions = {
  expires: extension("vision-prescription-expires"),
  product: extension("vision-prescription-product"),
  pupillaryDistance: extension("vision-prescription-pupillary-distance"),
  addition: extension("lens-named-addition"),
  design: extension("lens-design"),
} as const;

/** System of the identifiers of our own prescriptions. */
export const identifierSystem = `${ownAddress}/prescription`;

export const productSystem = "http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct";
export const productCodes = { contact: "contact", glasses: "lens" } as const;

/** HL7's own extension for what is asked for and not known. */
export const absentReason = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";

export interface FhirExtension {
  readonly url: string;
  readonly valueDate?: string;
  readonly valueCode?: string;
  readonly valueString?: string;
  readonly valueQuantity?: { value: number; unit: string; system: string; code: string };
  readonly extension?: readonly FhirExtension[];
}

/** The powers and measures of an eye, as decimals. */
export interface LensSpecification {
  readonly extension?: readonly FhirExtension[];
  readonly product: { readonly coding: readonly { system: string; code: string }[] };
  readonly eye: Eye;
  readonly sphere?: number;
  readonly cylinder?: number;
  readonly axis?: number;
  readonly add?: number;
  readonly power?: number;
  readonly backCurve?: number;
  readonly diameter?: number;
  readonly brand?: string;
}

interface FhirReference {
  readonly extension?: readonly FhirExtension[];
  readonly reference?: string;
  readonly display?: string;
}

interface ContainedPerson {
  readonly resourceType: "Patient" | "Practitioner";
  readonly id: string;
  readonly name: readonly { use?: "nickname"; text: string }[];
}

export interface VisionPrescription {
  readonly resourceType: "VisionPrescription";
  readonly id: string;
  readonly contained: readonly ContainedPerson[];
  readonly extension?: readonly FhirExtension[];
  readonly identifier: readonly { system: string; value: string }[];
  readonly status: "active";
  readonly created: string;
  readonly patient: FhirReference;
  readonly dateWritten: string;
  readonly prescriber: FhirReference;
  readonly lensSpecification: readonly LensSpecification[];
}

export interface FhirBundle {
  readonly resourceType: "Bundle";
  readonly type: "collection";
  readonly timestamp: string;
  readonly entry?: readonly { fullUrl: string; resource: VisionPrescription }[];
}
