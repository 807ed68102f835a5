/** Prescriptions as FHIR R4, for exchange with other programs. Pure. */
export {
  type FhirRefusal,
  type FhirRefusalCode,
  type Lost,
  type LostPart,
  lostParts,
  refusalCodes,
} from "./notes.ts";
export {
  type FhirFileProblem,
  type FhirReading,
  fhirFileProblems,
  largestFhirFile,
  readFhir,
} from "./read-fhir.ts";
export type { ReadResource } from "./read-prescription.ts";
export { fhirBundle, type WrittenPrescription } from "./write-fhir.ts";
