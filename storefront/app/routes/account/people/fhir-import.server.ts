/** What a FHIR file holds, for its person to look at before anything is kept of it. */
import type { SiteLanguage } from "@landolt/forms";
import { type KeptPrescription, readKeptPrescription } from "@landolt/optics";
import {
  type FhirFileProblem,
  type FhirRefusal,
  type Lost,
  largestFhirFile,
  readFhir,
} from "@landolt/optics/fhir";
import type { Person } from "#app/commerce/account/people.server.ts";
import { lensesThat } from "#app/commerce/catalog/lens-ranges.server.ts";

export type ImportProblem = FhirFileProblem | "missing" | "choice";

/** One that can be kept. */
export interface Importable {
  /** Which of the file it is. */
  place: number;
  prescription: KeptPrescription;
  /** Of the lens, where it is sold. */
  title?: string;
  lost: readonly Lost[];
  /** Whether the person has just the same one. */
  isKept: boolean;
}

export interface ImportPreview {
  importable: Importable[];
  refused: { place: number; refusals: readonly FhirRefusal[] }[];
  /** Kinds of other things in the file. */
  others: readonly string[];
}

/** Read prescriptions have their fields in one order. */
const isSame = (one: KeptPrescription, other: KeptPrescription) =>
  JSON.stringify(one) === JSON.stringify(other);

export async function previewOf(
  file: File | undefined,
  language: SiteLanguage,
  { prescriptions }: Person,
  today: string,
): Promise<{ problem: ImportProblem } | ImportPreview> {
  if (!file) return { problem: "missing" };
  if (file.size > largestFhirFile) return { problem: "size" };
  const sold = await lensesThat(language, () => true);
  const reading = readFhir(await file.text(), {
    today,
    productOf: (brand) => sold.find(({ product }) => product.title === brand)?.product.handle,
  });
  if (!reading.ok) return reading;
  const importable = reading.resources.flatMap((resource, place): Importable[] => {
    if (!resource.ok) return [];
    const { prescription, lost } = resource;
    const title = sold.find(({ product }) => product.handle === prescription.product)?.product
      .title;
    const isKept = prescriptions.some((kept) => isSame(kept.prescription, prescription));
    return [{ place, prescription, lost, isKept, ...(title && { title }) }];
  });
  return {
    importable,
    refused: reading.resources.flatMap((resource, place) =>
      resource.ok ? [] : [{ place, refusals: resource.refusals }],
    ),
    others: reading.others,
  };
}

/** What the form of the preview brings back, judged once more; undefined for what it did not send. */
export function chosenIn(texts: readonly string[], today: string): KeptPrescription[] | undefined {
  const read = texts.map((text) => {
    try {
      return readKeptPrescription(JSON.parse(text));
    } catch {
      return undefined;
    }
  });
  const chosen = read.filter((one) => one !== undefined);
  const isWhole = chosen.length === texts.length;
  return isWhole && chosen.every(({ issued }) => issued <= today) ? chosen : undefined;
}
