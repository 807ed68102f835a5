/** Judges a request. Weighs as much as a page, so it is loaded by who begins to fill in the form. */
import { readHomeServiceRequest, type VisitRules } from "@landolt/forms";
import { requestOf, visitErrors } from "./form-request.ts";
import { type VisitErrors, visitValuesIn } from "./form-values.ts";

/** @param facts the server's clock as it stood when the page was made, and the rules of visits */
export function judge(
  form: HTMLFormElement,
  language: string,
  { now, rules }: { now: string; rules: VisitRules },
) {
  const values = visitValuesIn(form);
  const reading = readHomeServiceRequest(requestOf(values, language), {
    now: new Date(now),
    rules,
  });
  const errors: VisitErrors = reading.ok ? {} : visitErrors(reading.problems);
  return { values, errors, accepted: reading.ok };
}
