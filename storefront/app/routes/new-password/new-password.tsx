import { type NewPasswordProblem, newPasswordForm, passwordLinkForm } from "@landolt/forms";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import type { Failure } from "#app/commerce/platform/answers.ts";
import { newPasswordCookie } from "#app/commerce/platform/cookies.server.ts";
import { requestPasswordLink, setNewPassword } from "#app/commerce/platform/new-password.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedSecrets } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/new-password";
import { LinkForm, PasswordForm } from "./password-forms.tsx";

export const headers = privateHeaders;

export async function loader({ request, url }: Route.LoaderArgs) {
  const opened = (await newPasswordCookie.read(request)) !== undefined;
  return { opened, expired: !opened && url.searchParams.has("expired") };
}

interface Shown {
  /** What the page shows after the form was sent; undefined where the form comes back as it was. */
  state?: "done" | "sent" | "expired" | "unavailable" | "limited";
  values?: FormValues;
  errors?: FormErrors<NewPasswordProblem>;
}

const shown = (content: Shown, init?: ResponseInit) => data<Shown>(content, init);

const failed = (failure: Failure, values: FormValues) =>
  shown(
    { state: failure.problem === "limited" ? "limited" : "unavailable", values },
    failureInit(failure),
  );

export async function action({ request, url }: Route.ActionArgs) {
  const { form, secrets } = await submittedSecrets(request, ["password", "repeated"]);
  if (form.email) {
    const asked = parseForm<{ email: string }, NewPasswordProblem>(passwordLinkForm, form);
    if (!asked.ok) return shown({ values: form, errors: asked.errors }, { status: 422 });
    const { email } = asked.value;
    const answer = await requestPasswordLink(request, email, languageOf(url.pathname));
    return answer.ok ? shown({ state: "sent" }) : failed(answer, form);
  }
  const link = await newPasswordCookie.read(request);
  const expired = async () =>
    shown(
      { state: "expired" },
      { status: 410, headers: { "Set-Cookie": await newPasswordCookie.clear() } },
    );
  if (link === undefined) return expired();
  const typed = { password: [secrets.password], repeated: [secrets.repeated] };
  const chosen = parseForm<{ password: string }, NewPasswordProblem>(newPasswordForm, typed);
  if (!chosen.ok) return shown({ errors: chosen.errors }, { status: 422 });
  const answer = await setNewPassword(request, link, chosen.value.password);
  if (answer.ok) {
    return shown({ state: "done" }, { headers: { "Set-Cookie": await newPasswordCookie.clear() } });
  }
  if (answer.problem === "notFound") return expired();
  if (answer.problem === "refused") {
    return shown({ errors: { password: "easy" } }, { status: 422 });
  }
  return failed(answer, {});
}

/** A new password: with the link of our mail it is set here, without one the link is asked for. */
export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("newPassword");
  const href = useHref();
  const state = actionData?.state ?? (loaderData.expired ? "expired" : undefined);
  const sets = loaderData.opened && state !== "expired";
  const { values = {}, errors } = actionData ?? {};
  const settled = state === "done" || state === "sent";
  return (
    <PlainPage title={t("title")}>
      {state && (
        <Notice
          tone={settled ? "calm" : state === "expired" ? "warning" : "danger"}
          alert
          className="mt-8 max-w-measure"
        >
          <p>{t(`states.${state}`)}</p>
        </Notice>
      )}
      {settled ? (
        <p className="mt-8">
          <ButtonLink to={href("/")}>{t("home")}</ButtonLink>
        </p>
      ) : (
        <>
          <p className="mt-5 max-w-measure text-lead text-quiet">{t(sets ? "choose" : "ask")}</p>
          {sets ? <PasswordForm errors={errors} /> : <LinkForm values={values} errors={errors} />}
        </>
      )}
    </PlainPage>
  );
}
