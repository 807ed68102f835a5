/** The questions before lenses are ordered, as the form of the lens page names them. Pure. */
import type { LensAdvice, LensQuestion } from "@landolt/forms";
import type { FileProblem } from "#app/commerce/buying/prescription.server.ts";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";

/** Key of the text that says what is wrong with an answer. */
export type CheckProblem = "required" | "parent" | "file-gone" | FileProblem;

/** Answers that do not go into the bag. */
export interface LensCheck {
  /** As they were sent, by the name of the field. */
  typed: FormValues;
  problems: FormErrors<CheckProblem>;
  /** Why an appointment comes first. */
  advice?: LensAdvice;
}

/** Name of the field for a prescription. */
export const fileField = "check.file";

export const checkField = (question: LensQuestion) => `check.${question}`;
