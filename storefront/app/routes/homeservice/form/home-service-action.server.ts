import { type Coverage, placeIn, readHomeServiceRequest, visitRules } from "@landolt/forms";
import { data, redirect } from "react-router";
import { networkHeaders } from "#app/commerce/orders/proof.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { trayCookie, visitCookie, withCookies } from "#app/commerce/platform/cookies.server.ts";
import { formToken, judgeFormToken, requestKey } from "#app/commerce/platform/form-token.server.ts";
import { writtenLanguage } from "#app/commerce/platform/written-language.ts";
import { visitCoverage } from "#app/commerce/visits/coverage.server.ts";
import { giveBack, takeTry } from "#app/commerce/visits/home-service-limit.server.ts";
import { submitRequest } from "#app/commerce/visits/stored-requests.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { requestOf, visitErrors } from "./form-request.ts";
import { type VisitErrors, visitValues } from "./form-values.ts";

/**
 * Why a form came back. The first three are the specification's; `again` asks to press the button
 * once more, `limited` to wait.
 */
export type Failure = "invalid" | "server" | "submission" | "again" | "limited";

/** What a form that was not accepted comes back with. */
export interface Returned {
  values: FormValues;
  errors: VisitErrors;
  failure?: Failure | undefined;
  coverage?: Coverage | undefined;
}

/** Whether we come to the address in the form; undefined while it is not complete or not known. */
export async function coverageOf(
  request: Request,
  values: FormValues,
): Promise<Coverage | undefined> {
  const country = textIn(values, "country") || "lu";
  const { postalCode } = requestOf(values, "");
  const city = textIn(values, "city");
  if (typeof postalCode !== "string" || !/^\d{4,5}$/.test(postalCode)) return undefined;
  if (city.length < 2 || city.length > 99) return undefined;
  const answer = await visitCoverage(request, { country, postalCode, city });
  return answer.ok ? answer.value : undefined;
}

/** Answers a submitted form: with the page that thanks, or with the form as it was and what is wrong. */
export async function submitHomeService(request: Request) {
  const language = languageOf(new URL(request.url).pathname);
  const typed = visitValues(await submittedForm(request));
  const proof = judgeFormToken(textIn(typed, "token"));
  // A page that stood open for too long would send its old proof again and again: its form goes on with a new one.
  const values = proof === "bad" ? { ...typed, token: [formToken()] } : typed;
  const back = (
    status: number,
    returned: Partial<Returned>,
    headers: Record<string, string> = {},
  ) => data<Returned>({ values, errors: {}, ...returned }, { status, headers });

  if (textIn(values, "intent") === "coverage") {
    return back(200, { coverage: await coverageOf(request, values) });
  }
  const asked = requestOf(values, writtenLanguage(language));
  const place = placeIn(asked);
  const reading = readHomeServiceRequest(asked, {
    now: new Date(),
    rules: visitRules(valueOrErrorPage(await businessProfile()), place),
  });
  if (!reading.ok) {
    const errors = visitErrors(reading.problems);
    return back(422, { errors, failure: "invalid", coverage: await coverageOf(request, values) });
  }
  // A machine fills in what nobody sees, or sends what it never fetched; a person presses again.
  if (textIn(values, "website") !== "" || proof !== "good") {
    return back(422, { failure: "again" });
  }
  const wait = await takeTry(request);
  if (wait !== undefined) {
    return back(429, { failure: "limited" }, { "Retry-After": String(wait) });
  }

  const key = requestKey(textIn(values, "key"), reading.request);
  const sent = await submitRequest(key, reading.request, networkHeaders(request));
  if (sent.outcome !== "stored" && sent.outcome !== "kept") {
    await giveBack(request);
    if (sent.outcome === "refused") {
      return back(422, { errors: visitErrors(sent.problems), failure: "invalid" });
    }
    if (sent.outcome === "limited") return back(429, { failure: "limited" });
    if (sent.outcome === "unavailable") return back(503, { failure: "server" });
    return back(502, { failure: "submission" });
  }
  if (sent.outcome === "stored" && sent.again) await giveBack(request);
  const visit =
    sent.outcome === "stored"
      ? {
          reference: sent.receipt.reference,
          answerBy: sent.receipt.answerBy,
          token: sent.receipt.token,
        }
      : { kept: new Date().toISOString() };
  // Frames are brought to a home; in the store they are at hand.
  const taken = place === "home" ? [await trayCookie.clear()] : [];
  const headers = withCookies([await visitCookie.write(visit), ...taken]);
  return redirect(href(language, "/homeservice/thank-you"), { status: 303, headers });
}
