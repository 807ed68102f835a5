import { data, redirect } from "react-router";
import { takeStep, type VisitStep } from "#app/commerce/visits/home-service.server.ts";
import { submittedForm, textOf } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { formProblems, requestOf } from "../form/form-request.ts";
import { type FormProblems, type FormValues, formValues } from "../form/form-values.ts";

const steps: readonly VisitStep[] = ["accept", "decline", "cancel", "change"];

/** What a step that was not taken comes back with. */
export interface StepReturned {
  failure: "moved" | "unavailable" | "refused";
  values: FormValues;
  problems: FormProblems;
}

/** Takes a step on the request behind a link; afterwards the same page tells how it stands. */
export async function visitAction(request: Request, token: string) {
  const form = await submittedForm(request);
  const values = formValues(form);
  const step = steps.find((known) => known === textOf(form, "step"));
  if (!step) throw data(null, { status: 400 });
  const body = step === "change" ? { appointments: requestOf(values, "").appointments } : {};
  const outcome = await takeStep(token, step, body);
  const language = languageOf(new URL(request.url).pathname);
  if (outcome.ok) return redirect(href(language, `/homeservice/visit/${token}`), 303);
  return data<StepReturned>(
    { failure: outcome.problem, values, problems: formProblems(outcome.problems ?? {}) },
    { status: { moved: 409, unavailable: 503, refused: 422 }[outcome.problem] },
  );
}
