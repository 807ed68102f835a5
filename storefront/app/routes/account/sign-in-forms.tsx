import type { SignInProblem } from "@landolt/forms";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Next } from "#app/commerce/account/sign-in.server.ts";
import { Button } from "#app/design/button.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField, TextField } from "#app/forms/fields.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";
import { useHref } from "#app/language/use-language.ts";
import { PrivacyNote } from "#app/shell/privacy-note.tsx";

interface FormProps {
  values: FormValues;
  errors: FormErrors<SignInProblem> | undefined;
  next?: Next;
}

function SignInForm(
  props: FormProps & { intent: "mail" | "code" | "password"; button: string; children: ReactNode },
) {
  const { values, errors, next, intent, button, children } = props;
  const t = useTranslations("account.signIn");
  return (
    <CheckedForm
      values={values}
      errors={errors}
      say={(problem) => t(`problems.${problem}`)}
      label={(name) => t(name as SignInProblem)}
      className="mt-8 grid max-w-measure gap-6"
    >
      {next && <input type="hidden" name="next" value={next} />}
      {children}
      <p>
        <Button type="submit" name="intent" value={intent}>
          {button}
        </Button>
      </p>
    </CheckedForm>
  );
}

/** Browsers suggest passkeys where the field says so. */
function EmailLine({ passkeys = false }: { passkeys?: boolean }) {
  const t = useTranslations("account.signIn");
  return (
    <EmailField label={t("email")} autoComplete={passkeys ? "username webauthn" : "username"} />
  );
}

/** Asks for the address that a mail is sent to. */
export function MailForm(props: FormProps) {
  const t = useTranslations("account.signIn");
  return (
    <SignInForm {...props} intent="mail" button={t("send")}>
      <EmailLine passkeys />
      <PrivacyNote className="text-small text-quiet" />
    </SignInForm>
  );
}

/** Asks for the code of that mail. */
export function CodeForm(props: FormProps) {
  const t = useTranslations("account.signIn");
  return (
    <SignInForm {...props} intent="code" button={t("enter")}>
      <TextField
        label={t("code")}
        hint={t("codeHint")}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="max-w-60"
        required
      />
    </SignInForm>
  );
}

/** For who has set a password. */
export function PasswordForm(props: FormProps) {
  const t = useTranslations("account.signIn");
  const href = useHref();
  return (
    <>
      <SignInForm {...props} intent="password" button={t("enter")}>
        <EmailLine />
        <TextField
          label={t("password")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </SignInForm>
      <p className="mt-6">
        <Link to={href("/new-password")} className="link">
          {t("forgotten")}
        </Link>
      </p>
    </>
  );
}
