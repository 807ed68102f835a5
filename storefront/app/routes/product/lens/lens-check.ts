/** The questions before lenses are ordered, as the form of the lens page names them. Pure. */
import type { LensAdvice, LensQuestion } from "@landolt/forms";
import type { FileProblem } from "#app/commerce/platform/prescription-content.server.ts";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";

/** Key of the text that says what is wrong with an answer. */
export type CheckProblem =
  | "required"
  | "parent"
  | "consent"
  | "file-gone"
  | "file-consent"
  | FileProblem;

/** Answers that do not go into the bag. */
export interface LensCheck {
  /** As they were sent, by the name of the field. */
  typed: FormValues;
  problems: FormErrors<CheckProblem>;
  /** Why an appointment comes first. */
  advice?: LensAdvice;
}

/** While nothing came back. */
export const noCheck: LensCheck = { typed: {}, problems: {} };

/** Name of the box by which the use of the values is consented to; its value is the version of the wording. */
export const consentField = "check.consent";

/** Name of the field for a prescription. */
export const fileField = "check.file";

export const checkField = (question: LensQuestion) => `check.${question}`;
