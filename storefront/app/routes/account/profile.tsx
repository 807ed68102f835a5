import { type CheckoutProblem, type ProfileDetails, profileForm } from "@landolt/forms";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { saveProfile } from "#app/commerce/account/account.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { TextField } from "#app/forms/fields.tsx";
import { valuesOf } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/profile";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request, url }: Route.LoaderArgs) {
  const { email, firstName, lastName, phone } = await accountOrSignIn(request);
  const saved = url.searchParams.has("saved");
  return { email, stored: { firstName, lastName, phone }, saved };
}

export async function action({ request, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const values = await submittedForm(request);
  const form = parseForm<ProfileDetails, CheckoutProblem>(profileForm, values);
  if (!form.ok) return data({ values, errors: form.errors }, { status: 422 });
  const saved = await saveProfile(request, form.value);
  if (saved.ok) throw redirect(`${url.pathname}?saved`, 303);
  return data({ values, errors: undefined }, failureInit(saved));
}

/** Name and telephone, and the way to a password for who wants one. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const checkout = useTranslations("checkout");
  const href = useHref();
  const { email, stored, saved } = loaderData;
  const fields = [
    ["firstName", "given-name"],
    ["lastName", "family-name"],
    ["phone", "tel"],
  ] as const;
  return (
    <AccountFrame title={t("profile.title")}>
      {(saved || actionData) && !actionData?.errors && (
        <Notice tone={actionData ? "danger" : "calm"} alert className="mt-8 max-w-measure">
          <p>{t(actionData ? "unavailable" : "profile.saved")}</p>
        </Notice>
      )}
      <CheckedForm
        method="post"
        values={actionData?.values ?? valuesOf(stored)}
        errors={actionData?.errors}
        say={(problem) => checkout(`problems.${problem}`)}
        label={(name) => checkout(`fields.${name as "firstName"}`)}
        className="mt-8 grid max-w-measure gap-6"
      >
        {fields.map(([name, autoComplete]) => (
          <TextField
            key={name}
            name={name}
            label={checkout(`fields.${name}`)}
            autoComplete={autoComplete}
            type={name === "phone" ? "tel" : "text"}
            required={name !== "phone"}
          />
        ))}
        <p>
          <Button type="submit">{t("save")}</Button>
        </p>
      </CheckedForm>
      <section className="mt-14 max-w-measure">
        <h2 className="text-2">{t("profile.email")}</h2>
        <p className="mt-3 wrap-anywhere">{t("profile.emailText", { email })}</p>
      </section>
      <section className="mt-10 max-w-measure">
        <h2 className="text-2">{t("profile.password")}</h2>
        <p className="mt-3">{t("profile.passwordText")}</p>
        <p className="mt-4">
          <ButtonLink look="quiet" to={href("/new-password")}>
            {t("profile.setPassword")}
          </ButtonLink>
        </p>
      </section>
    </AccountFrame>
  );
}
