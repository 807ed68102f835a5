/** Judges a request. Weighs as much as a page, so it is loaded by who begins to fill in the form. */
import { readHomeServiceRequest } from "@landolt/forms";
import { formProblems, requestOf } from "./form-request.ts";
import type { FormProblems, FormValues } from "./form-values.ts";

type Circumstances = Parameters<typeof readHomeServiceRequest>[1];

/** What is wrong with a form, by the names of its fields; undefined where nothing is. */
export function problemsOf(
  values: FormValues,
  language: string,
  circumstances: Circumstances,
): FormProblems | undefined {
  const reading = readHomeServiceRequest(requestOf(values, language), circumstances);
  return reading.ok ? undefined : formProblems(reading.problems);
}
