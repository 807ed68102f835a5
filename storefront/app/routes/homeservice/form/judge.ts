/** Judges a request. Weighs as much as a page, so it is loaded by who begins to fill in the form. */
import { readHomeServiceRequest, type VisitRules } from "@landolt/forms";
import { formProblems, requestOf } from "./form-request.ts";
import { type FormProblems, formValues } from "./form-values.ts";

/** @param facts the server's clock as it stood when the page was made, and the rules of visits */
export function judge(
  form: HTMLFormElement,
  language: string,
  { now, rules }: { now: string; rules: VisitRules },
) {
  const values = formValues(new FormData(form));
  const reading = readHomeServiceRequest(requestOf(values, language), {
    now: new Date(now),
    rules,
  });
  // By the names of the fields.
  const problems: FormProblems = reading.ok ? {} : formProblems(reading.problems);
  return { values, problems, accepted: reading.ok };
}
