import { data, Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { addPerson, people } from "#app/commerce/account/people.server.ts";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { TextField } from "#app/forms/fields.tsx";
import { Anchor } from "#app/forms/form-state.tsx";
import { type FormErrors, textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { AccountFrame } from "../frame.tsx";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/people";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const found = valueOrErrorPage(await people(request));
  // The list needs no values.
  return found.map(({ id, name, prescriptions }) => ({ id, name, count: prescriptions.length }));
}

type Problem = "name" | "consent";
const longestName = 60;

export async function action({ request, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const language = languageOf(url.pathname);
  const values = await submittedForm(request);
  const name = textIn(values, "name");
  const errors: FormErrors<Problem> = {
    ...((name === "" || name.length > longestName) && { name: "name" as const }),
    ...(textIn(values, "consent") !== "given" && { consent: "consent" as const }),
  };
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 });
  const added = await addPerson(request, language, name);
  if (added.ok) throw redirect(href(language, `/account/people/${added.value}`), 303);
  return data({ values, errors: undefined }, failureInit(added));
}

/** Everybody whose prescriptions the account keeps. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.people");
  const unavailable = useTranslations("account")("unavailable");
  const address = useHref();
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      {actionData && !actionData.errors && <FailureNotice>{unavailable}</FailureNotice>}
      {loaderData.length > 0 && (
        <ul className="mt-8 max-w-measure border-t border-line">
          {loaderData.map(({ id, name, count }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4"
            >
              <Link
                to={address(`/account/people/${id}`)}
                className="link font-semibold wrap-anywhere"
              >
                {name}
              </Link>
              <span className="text-small text-quiet">{t("count", { count })}</span>
            </li>
          ))}
        </ul>
      )}
      <section className="mt-12 max-w-measure">
        <h2 className="text-2">{t("add")}</h2>
        <CheckedForm
          values={actionData?.values ?? {}}
          errors={actionData?.errors}
          say={(problem) => t(`problems.${problem}`)}
          label={(name) => t(name === "name" ? "name" : "consent.short")}
          className="mt-4 grid gap-6"
        >
          <TextField label={t("name")} hint={t("nameHint")} name="name" maxLength={60} required />
          <Anchor name="consent">
            <p className="text-quiet">
              {t.rich("consent.text", {
                privacy: (words) => (
                  <Link to={address("/legal/privacy")} className="link">
                    {words}
                  </Link>
                ),
              })}
            </p>
            <Choice kind="checkbox" name="consent" value="given" label={t("consent.label")} />
          </Anchor>
          <p>
            <Button type="submit">{t("addNow")}</Button>
          </p>
        </CheckedForm>
      </section>
    </AccountFrame>
  );
}
