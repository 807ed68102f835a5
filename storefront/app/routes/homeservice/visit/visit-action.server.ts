import { data, redirect } from "react-router";
import { takeStep, type VisitStep } from "#app/commerce/visits/home-service.server.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { requestOf, visitErrors } from "../form/form-request.ts";
import { type VisitErrors, visitValues } from "../form/form-values.ts";

const steps: readonly VisitStep[] = ["accept", "decline", "cancel", "change", "consent-withdrawal"];

/** What a step that was not taken comes back with. */
export interface StepReturned {
  failure: "moved" | "unavailable" | "refused";
  values: FormValues;
  errors: VisitErrors;
}

/** Takes a step on the request behind a link; afterwards the same page says how it stands. */
export async function visitAction(request: Request, token: string) {
  const values = visitValues(await submittedForm(request));
  const step = steps.find((known) => known === textIn(values, "step"));
  if (!step) throw data(null, { status: 400 });
  const body = step === "change" ? { appointments: requestOf(values, "").appointments } : {};
  const outcome = await takeStep(token, step, body);
  const language = languageOf(new URL(request.url).pathname);
  // The link of an erased request leads nowhere; this page says why.
  const after = step === "consent-withdrawal" ? "?erased" : "";
  if (outcome.ok) return redirect(href(language, `/homeservice/visit/${token}${after}`), 303);
  return data<StepReturned>(
    { failure: outcome.problem, values, errors: visitErrors(outcome.problems ?? {}) },
    { status: { moved: 409, unavailable: 503, refused: 422 }[outcome.problem] },
  );
}
