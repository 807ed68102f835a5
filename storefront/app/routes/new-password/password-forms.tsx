import type { NewPasswordProblem } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField, TextField } from "#app/forms/fields.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";

type Errors = FormErrors<NewPasswordProblem> | undefined;

const nothing: FormValues = {};
const look = "mt-8 grid max-w-measure gap-6";

/** The password, typed twice. It never comes back with the page. */
export function PasswordForm({ errors }: { errors: Errors }) {
  const t = useTranslations("newPassword");
  const label = (name: string) => t(name === "repeated" ? "repeated" : "password");
  return (
    <CheckedForm
      values={nothing}
      errors={errors}
      say={(problem) => t(`problems.${problem}`)}
      label={label}
      className={look}
    >
      {(["password", "repeated"] as const).map((name) => (
        <TextField
          key={name}
          label={label(name)}
          hint={name === "password" ? t("hint") : undefined}
          name={name}
          type="password"
          autoComplete="new-password"
          required
        />
      ))}
      <p>
        <Button type="submit">{t("save")}</Button>
      </p>
    </CheckedForm>
  );
}

/** The address of the account, to which the link is sent. */
export function LinkForm({ values, errors }: { values: FormValues; errors: Errors }) {
  const t = useTranslations("newPassword");
  return (
    <CheckedForm
      values={values}
      errors={errors}
      say={(problem) => t(`problems.${problem}`)}
      label={() => t("email")}
      className={look}
    >
      <EmailField label={t("email")} />
      <p>
        <Button type="submit">{t("send")}</Button>
      </p>
    </CheckedForm>
  );
}
