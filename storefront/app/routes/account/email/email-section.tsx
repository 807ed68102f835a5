import type { SignInProblem } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField } from "#app/forms/fields.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";

export interface EmailForm {
  values: FormValues;
  errors: FormErrors<SignInProblem>;
}

interface EmailSectionProps {
  email: string;
  /** What came back with an error. */
  form: EmailForm | undefined;
}

/** The address to sign in with, and the form for another one. */
export function EmailSection({ email, form }: EmailSectionProps) {
  const t = useTranslations("account.emailChange");
  const problems = useTranslations("account.signIn.problems");
  return (
    <section className="mt-14 max-w-measure">
      <h2 className="text-2">{t("title")}</h2>
      <p className="mt-3 wrap-anywhere">{t("text", { email })}</p>
      <CheckedForm
        values={form?.values ?? {}}
        errors={form?.errors}
        say={(problem) => problems(problem)}
        label={() => t("wanted")}
        className="mt-4 grid gap-6"
      >
        <EmailField label={t("wanted")} />
        <p>
          <Button look="quiet" type="submit" name="intent" value="change-email">
            {t("send")}
          </Button>
        </p>
      </CheckedForm>
    </section>
  );
}
