import type { WithdrawalProblem } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField, TextField } from "#app/forms/fields.tsx";
import { useField } from "#app/forms/form-state.tsx";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import { type ChoosableLine, sealedField } from "#app/order-lines/line-choice.ts";
import { LineChoiceList } from "#app/order-lines/line-choice-list.tsx";

interface DeclarationFormProps {
  values: FormValues;
  errors: FormErrors<WithdrawalProblem> | undefined;
  /** Absent for a visitor whose order we may not show. */
  lines: readonly ChoosableLine[] | undefined;
}

/** Who withdraws, from which contract, and from which lines. */
export function DeclarationForm({ values, errors, lines }: DeclarationFormProps) {
  const t = useTranslations("withdrawal");
  return (
    <CheckedForm
      values={values}
      errors={errors}
      say={(problem) => t(`problems.${problem}`)}
      label={(_, problem) => t(problem)}
      className="mt-8 grid max-w-measure gap-6"
    >
      <input type="hidden" name="formKey" value={textIn(values, "formKey")} />
      <TextField label={t("name")} name="name" autoComplete="name" maxLength={99} required />
      <TextField label={t("number")} hint={t("numberHint")} name="number" maxLength={40} required />
      <EmailField label={t("email")} hint={t("emailHint")} />
      {lines ? (
        <Lines lines={lines} />
      ) : (
        <TextField
          label={t("statement")}
          hint={t("statementHint")}
          name="statement"
          maxLength={2000}
        />
      )}
      <p>
        <Button type="submit" name="step" value="review">
          {t("continue")}
        </Button>
      </p>
    </CheckedForm>
  );
}

/** At first everything is meant, but for what can not go back. */
const initial = ({ most, withdrawal }: ChoosableLine) => (withdrawal === "custom-made" ? 0 : most);

function Lines({ lines }: { lines: readonly ChoosableLine[] }) {
  const t = useTranslations("withdrawal");
  return (
    <LineChoiceList legend={t("lines")} lines={lines} initial={initial}>
      {({ id, withdrawal }) => (
        <>
          {withdrawal === "custom-made" && (
            <p className="mt-3 text-small">{t("classes.custom-made")}</p>
          )}
          {withdrawal === "sealed-hygiene" && <Sealed name={sealedField(id)} />}
        </>
      )}
    </LineChoiceList>
  );
}

function Sealed({ name }: { name: string }) {
  const t = useTranslations("withdrawal");
  const { value } = useField(name);
  return (
    <Choice
      kind="checkbox"
      name={name}
      value="yes"
      defaultChecked={value === "yes"}
      label={t("sealed")}
      text={t("classes.sealed-hygiene")}
      className="border-b-0"
    />
  );
}
