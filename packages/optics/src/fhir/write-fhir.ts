/** Prescriptions of a person as FHIR R4: everything that is kept, by extensions where FHIR has no place for it. */
import type { KeptPrescription, PrescribedValues } from "../kept-prescription.ts";
import { type Eye, eyes, type Millimetres } from "../lens.ts";
import {
  absentReason,
  extensions,
  type FhirBundle,
  type FhirExtension,
  identifierSystem,
  type LensSpecification,
  ownAddress,
  productCodes,
  productSystem,
  type VisionPrescription,
} from "./resources.ts";

export interface WrittenPrescription {
  readonly id: string;
  /** When it was entered, as an instant. */
  readonly created: string;
  /** Of the contact lens, for people who read the file. */
  readonly title?: string;
  readonly prescription: KeptPrescription;
}

const decimal = (hundredths: number): number => hundredths / 100;

const listed = (list: readonly FhirExtension[]) => (list.length > 0 ? { extension: list } : {});

function specification(
  eye: Eye,
  values: PrescribedValues,
  { title, prescription }: WrittenPrescription,
): LensSpecification {
  const { sphere, cylinder, axis, addition, design, baseCurve, diameter } = values;
  const power = sphere !== undefined && decimal(sphere);
  return {
    ...listed([
      ...(typeof addition === "string" ? [{ url: extensions.addition, valueCode: addition }] : []),
      ...(design ? [{ url: extensions.design, valueCode: design }] : []),
    ]),
    product: { coding: [{ system: productSystem, code: productCodes[prescription.kind] }] },
    eye,
    ...(power !== false && { sphere: power }),
    ...(cylinder !== undefined && { cylinder: decimal(cylinder) }),
    ...(axis !== undefined && { axis }),
    ...(typeof addition === "number" && { add: decimal(addition) }),
    ...(prescription.kind === "contact" && power !== false && { power }),
    ...(baseCurve !== undefined && { backCurve: decimal(baseCurve) }),
    ...(diameter !== undefined && { diameter: decimal(diameter) }),
    ...(title && { brand: title }),
  };
}

const millimetres = (eye: Eye, value: Millimetres): FhirExtension => ({
  url: eye,
  valueQuantity: {
    ...{ value: decimal(value), unit: "mm" },
    ...{ system: "http://unitsofmeasure.org", code: "mm" },
  },
});

function visionPrescription(nickname: string, written: WrittenPrescription): VisionPrescription {
  const { id, created, prescription } = written;
  const { issued, expires, product, by, pd } = prescription;
  return {
    resourceType: "VisionPrescription",
    // FHIR's ids have no underscores.
    id: id.replaceAll("_", "-"),
    contained: [
      { resourceType: "Patient", id: "patient", name: [{ use: "nickname", text: nickname }] },
      ...(by
        ? [{ resourceType: "Practitioner", id: "prescriber", name: [{ text: by }] } as const]
        : []),
    ],
    ...listed([
      ...(expires ? [{ url: extensions.expires, valueDate: expires }] : []),
      ...(product ? [{ url: extensions.product, valueString: product }] : []),
      ...(pd
        ? [
            {
              url: extensions.pupillaryDistance,
              extension: eyes.map((eye) => millimetres(eye, pd[eye])),
            },
          ]
        : []),
    ]),
    identifier: [{ system: identifierSystem, value: id }],
    status: "active",
    created,
    patient: { reference: "#patient" },
    dateWritten: issued,
    prescriber: by
      ? { reference: "#prescriber" }
      : { extension: [{ url: absentReason, valueCode: "unknown" }], display: "unknown" },
    lensSpecification: eyes.flatMap((eye) => {
      const values = prescription[eye];
      return values ? [specification(eye, values, written)] : [];
    }),
  };
}

/**
 * All prescriptions of one person.
 * @param at the instant of writing
 */
export const fhirBundle = (
  person: { readonly name: string; readonly prescriptions: readonly WrittenPrescription[] },
  at: string,
): FhirBundle => ({
  resourceType: "Bundle",
  type: "collection",
  timestamp: at,
  // FHIR knows no empty lists.
  ...(person.prescriptions.length > 0 && {
    entry: person.prescriptions.map((written) => {
      const resource = visionPrescription(person.name, written);
      return { fullUrl: `${ownAddress}/VisionPrescription/${resource.id}`, resource };
    }),
  }),
});
