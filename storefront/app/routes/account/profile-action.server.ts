/** What the forms of the profile change. */
import {
  type CheckoutProblem,
  mailSignInForm,
  type ProfileDetails,
  passkeyForm,
  profileForm,
  type SignInProblem,
} from "@landolt/forms";
import { data, redirect } from "react-router";
import { saveProfile } from "#app/commerce/account/account.server.ts";
import { requestEmailChange } from "#app/commerce/account/email-change.server.ts";
import { addPasskey, deletePasskey } from "#app/commerce/account/passkeys.server.ts";
import { endOtherSignIns, endSignIn } from "#app/commerce/account/sign-ins.server.ts";
import type { Answer } from "#app/commerce/platform/answers.ts";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { languageOf } from "#app/language/addresses.ts";
import type { EmailForm } from "./email/email-section.tsx";

interface Shown {
  /** What came back with `errors`. */
  values?: FormValues;
  errors?: FormErrors<CheckoutProblem>;
  emailForm?: EmailForm;
  /** Why it did not happen, where no field is wrong. */
  state?: "unavailable" | "limited" | "passkeyRefused";
}

const shown = (content: Shown, init: ResponseInit) => data<Shown>(content, init);

/** Leads back to the profile, or says why not; throws the error page for what is nobody's. */
function settled(url: URL, answer: Answer<unknown>, headers: HeadersInit = {}, came = "saved") {
  if (answer.ok) throw redirect(`${url.pathname}?${came}`, { status: 303, headers });
  if (answer.problem === "notFound") valueOrErrorPage(answer);
  const state = answer.problem === "limited" ? "limited" : "unavailable";
  return shown({ state }, failureInit(answer));
}

export async function changeProfile(request: Request, url: URL, values: FormValues) {
  const intent = textIn(values, "intent");
  if (intent === "add-passkey") {
    const named = parseForm<{ name: string }, string>(passkeyForm, values);
    const credential = textIn(values, "credential");
    const added = named.ok && (await addPasskey(request, { name: named.value.name, credential }));
    if (added && (added.ok || added.problem !== "refused")) return settled(url, added);
    return shown({ state: "passkeyRefused" }, { status: 422 });
  }
  if (intent === "delete-passkey") {
    return settled(url, await deletePasskey(request, textIn(values, "passkey")));
  }
  if (intent === "end-sign-in") {
    return settled(url, await endSignIn(request, textIn(values, "sign-in")));
  }
  if (intent === "end-others") {
    const ended = await endOtherSignIns(request);
    return settled(url, ended, ended.ok ? { "Set-Cookie": ended.value } : {});
  }
  if (intent === "change-email") {
    const typed = parseForm<{ email: string }, SignInProblem>(mailSignInForm, values);
    if (!typed.ok) return shown({ emailForm: { values, errors: typed.errors } }, { status: 422 });
    const asked = await requestEmailChange(request, languageOf(url.pathname), typed.value.email);
    return settled(url, asked, {}, "email-sent");
  }
  const form = parseForm<ProfileDetails, CheckoutProblem>(profileForm, values);
  if (!form.ok) return shown({ values, errors: form.errors }, { status: 422 });
  const saved = await saveProfile(request, form.value);
  if (saved.ok) return settled(url, saved);
  return shown({ state: "unavailable", values }, failureInit(saved));
}
