import { deviceOf } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { readPasskeys } from "#app/commerce/account/passkeys.server.ts";
import { readSignIns } from "#app/commerce/account/sign-ins.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { TextField } from "#app/forms/fields.tsx";
import { valuesOf } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/profile";
import { EmailSection } from "./email/email-section.tsx";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";
import { PasskeyList } from "./passkeys/passkey-list.tsx";
import { changeProfile } from "./profile-action.server.ts";
import { SignInList } from "./sign-in-list.tsx";

export const headers = privateHeaders;

/** What the page says of what was just sent. */
const arrivals = ["saved", "email-sent"] as const;

export async function loader({ request, url }: Route.LoaderArgs) {
  const { email, firstName, lastName, phone } = await accountOrSignIn(request);
  const [passkeys, signIns] = await Promise.all([readPasskeys(request), readSignIns(request)]);
  return {
    ...{ email, stored: { firstName, lastName, phone } },
    arrived: arrivals.find((name) => url.searchParams.has(name)),
    passkeys: valueOrErrorPage(passkeys),
    signIns: valueOrErrorPage(signIns),
    device: deviceOf(request.headers.get("user-agent") ?? ""),
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  return changeProfile(request, url, await submittedForm(request));
}

const states = {
  unavailable: "unavailable",
  limited: "signIn.states.limited",
  passkeyRefused: "passkeys.refused",
} as const;

/** Name and telephone, and the ways to sign in. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const checkout = useTranslations("checkout");
  const href = useHref();
  const { email, stored, arrived, passkeys, signIns, device } = loaderData;
  const fields = [
    ["firstName", "given-name"],
    ["lastName", "family-name"],
    ["phone", "tel"],
  ] as const;
  return (
    <AccountFrame title={t("profile.title")}>
      {actionData?.state && <FailureNotice>{t(states[actionData.state])}</FailureNotice>}
      {arrived && !actionData && (
        <Notice alert className="mt-8 max-w-measure">
          <p>{t(arrived === "saved" ? "profile.saved" : "emailChange.sent")}</p>
        </Notice>
      )}
      <CheckedForm
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
      <EmailSection email={email} form={actionData?.emailForm} />
      <PasskeyList passkeys={passkeys} device={device} />
      <section className="mt-10 max-w-measure">
        <h2 className="text-2">{t("profile.password")}</h2>
        <p className="mt-3">{t("profile.passwordText")}</p>
        <p className="mt-4">
          <ButtonLink look="quiet" to={href("/new-password")}>
            {t("profile.setPassword")}
          </ButtonLink>
        </p>
      </section>
      <SignInList signIns={signIns} />
    </AccountFrame>
  );
}
