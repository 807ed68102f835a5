import { codeForm, mailSignInForm, passwordSignInForm, type SignInProblem } from "@landolt/forms";
import { data, Form, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { signInWithPasskey } from "#app/commerce/account/passkeys.server.ts";
import { bearerOf } from "#app/commerce/account/session.server.ts";
import {
  awaitedSignIn,
  nextOf,
  redeemSignIn,
  requestSignIn,
  type SignedIn,
  signInWithPassword,
} from "#app/commerce/account/sign-in.server.ts";
import type { Answer, Failure } from "#app/commerce/platform/answers.ts";
import { signInCookie } from "#app/commerce/platform/cookies.server.ts";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";
import { textIn } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedSecrets } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import type { Route } from "./+types/sign-in";
import { toNext } from "./guard.server.ts";
import { PasskeySignIn } from "./passkeys/passkey-sign-in.tsx";
import { CodeForm, MailForm, PasswordForm } from "./sign-in-forms.tsx";

export const headers = privateHeaders;

/** What the page says of how one has come here. */
const arrivals = ["out", "erased"] as const;

export async function loader({ request, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const next = nextOf(url.searchParams.get("next"));
  if (await bearerOf(request)) throw redirect(href(language, "/account"), 303);
  const awaited = await awaitedSignIn(request);
  const arrived = arrivals.find((name) => url.searchParams.has(name));
  return { email: awaited?.email, next: next ?? awaited?.next, arrived };
}

type Intent = "mail" | "code" | "password" | "passkey";

interface Shown {
  /** The form that came back. */
  intent: Intent;
  values: FormValues;
  errors?: FormErrors<SignInProblem>;
  /** Why it did not happen, where no field is wrong. */
  state?: "wrong" | "wrongPassword" | "wrongPasskey" | "limited" | "unavailable";
}

/** What did not open anything. */
const wrong = {
  mail: "wrong",
  code: "wrong",
  password: "wrongPassword",
  passkey: "wrongPasskey",
} as const;

const shown = (content: Shown, init: ResponseInit) => data<Shown>(content, init);

function failed(intent: Intent, values: FormValues, failure: Failure) {
  if (failure.problem === "notFound") {
    return shown({ intent, values, state: wrong[intent] }, { status: 422 });
  }
  const state = failure.problem === "limited" ? "limited" : "unavailable";
  return shown({ intent, values, state }, failureInit(failure));
}

export async function action({ request, url }: Route.ActionArgs) {
  const { form, secrets } = await submittedSecrets(request, ["password"]);
  const intent = textIn(form, "intent");
  const next = nextOf(textIn(form, "next"));
  if (intent === "other") {
    throw redirect(url.pathname, {
      status: 303,
      headers: { "Set-Cookie": await signInCookie.clear() },
    });
  }
  const leads = (intent: Intent, answer: Answer<SignedIn>) =>
    answer.ok ? toNext(url, answer.value) : failed(intent, form, answer);
  if (intent === "code") {
    const typed = parseForm<{ code: string }, SignInProblem>(codeForm, form);
    if (!typed.ok) return shown({ intent, values: form, errors: typed.errors }, { status: 422 });
    return leads(intent, await redeemSignIn(request, typed.value.code));
  }
  if (intent === "password") {
    const typed = parseForm<{ email: string; password: string }, SignInProblem>(
      passwordSignInForm,
      { ...form, password: [secrets.password] },
    );
    if (!typed.ok) return shown({ intent, values: form, errors: typed.errors }, { status: 422 });
    return leads(intent, await signInWithPassword(request, { ...typed.value, next }));
  }
  if (intent === "passkey") {
    const credential = textIn(form, "credential");
    return leads(intent, await signInWithPasskey(request, { credential, next }));
  }
  const typed = parseForm<{ email: string }, SignInProblem>(mailSignInForm, form);
  if (!typed.ok) {
    return shown({ intent: "mail", values: form, errors: typed.errors }, { status: 422 });
  }
  const cookie = await requestSignIn(request, languageOf(url.pathname), { ...typed.value, next });
  if (!cookie.ok) return failed("mail", form, cookie);
  throw redirect(url.pathname, { status: 303, headers: { "Set-Cookie": cookie.value } });
}

/** Signing in, or beginning an account: with a mail, and with a password for who has one. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.signIn");
  const { email, next, arrived } = loaderData;
  const came = (intent: Intent) =>
    actionData?.intent === intent
      ? { values: actionData.values, errors: actionData.errors }
      : { values: {}, errors: undefined };
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} label={t("title")} hidden />
      <h1 className="text-4">{t("title")}</h1>
      {arrived && !actionData && (
        <Notice alert className="mt-8 max-w-measure">
          <p>{t(`arrived.${arrived}`)}</p>
        </Notice>
      )}
      {actionData?.state && <FailureNotice>{t(`states.${actionData.state}`)}</FailureNotice>}
      {email ? (
        <>
          <p className="mt-5 max-w-measure text-lead text-quiet wrap-anywhere">
            {t("sent", { email })}
          </p>
          <CodeForm {...came("code")} />
          <Form method="post" className="mt-8 flex flex-wrap items-center gap-x-6">
            <input type="hidden" name="email" value={email} />
            {next && <input type="hidden" name="next" value={next} />}
            <button type="submit" name="intent" value="mail" className="link min-h-12">
              {t("again")}
            </button>
            <button type="submit" name="intent" value="other" className="link min-h-12">
              {t("other")}
            </button>
          </Form>
        </>
      ) : (
        <>
          <p className="mt-5 max-w-measure text-lead text-quiet">{t("lead")}</p>
          <MailForm {...came("mail")} next={next} />
          <PasskeySignIn next={next} />
          <details className="mt-12 max-w-measure" open={actionData?.intent === "password"}>
            <summary className="link inline-block py-2">{t("withPassword")}</summary>
            <PasswordForm {...came("password")} next={next} />
          </details>
        </>
      )}
    </Container>
  );
}
