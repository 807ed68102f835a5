import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { ErrorText, Field } from "#app/design/field.tsx";
import { useFaults } from "#app/forms/field-errors.ts";
import type { ChoosableLine } from "#app/order-lines/line-choice.ts";
import { LineChoiceList } from "#app/order-lines/line-choice-list.tsx";
import { type Entered, type Problems, sealedField } from "./declaration.ts";

interface DeclarationFormProps {
  entered: Entered;
  /** Absent for a visitor whose order we may not show. */
  lines: readonly ChoosableLine[] | undefined;
  problems: Problems;
}

/** Who withdraws, from which contract, and from which lines. */
export function DeclarationForm({ entered, lines, problems }: DeclarationFormProps) {
  const t = useTranslations("withdrawal");
  const { faults, settle, onInput } = useFaults(problems);
  const problem = (field: keyof Problems) => faults[field] && t(`problems.${field}`);
  return (
    // Without the browser's own checks, so that what is wrong is told in the page's language.
    <Form method="post" noValidate onInput={onInput} className="mt-8 grid max-w-measure gap-6">
      <input type="hidden" name="formKey" value={entered.formKey} />
      <Field
        label={t("name")}
        name="name"
        autoComplete="name"
        defaultValue={entered.name}
        error={problem("name")}
        maxLength={99}
        required
      />
      <Field
        label={t("number")}
        hint={t("numberHint")}
        name="number"
        defaultValue={entered.number}
        error={problem("number")}
        maxLength={40}
        required
      />
      <Field
        label={t("email")}
        hint={t("emailHint")}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={entered.email}
        error={problem("email")}
        maxLength={254}
        required
      />
      {lines ? (
        <Lines
          lines={lines}
          entered={entered}
          error={problem("lines")}
          onInput={() => settle("lines")}
        />
      ) : (
        <Field
          label={t("statement")}
          hint={t("statementHint")}
          name="statement"
          defaultValue={entered.statement}
          maxLength={2000}
        />
      )}
      <p>
        <Button type="submit" name="step" value="review">
          {t("continue")}
        </Button>
      </p>
    </Form>
  );
}

function Lines(props: {
  lines: readonly ChoosableLine[];
  entered: Entered;
  error: string | undefined;
  onInput: () => void;
}) {
  const { lines, entered, error, onInput } = props;
  const t = useTranslations("withdrawal");
  const chosen = (id: string) => entered.wishes.find((wish) => wish.id === id);
  // At first everything is meant, but for what can not go back.
  const initial = ({ id, most, withdrawal }: ChoosableLine) =>
    entered.wishes.length > 0
      ? (chosen(id)?.quantity ?? 0)
      : withdrawal === "custom-made"
        ? 0
        : most;
  return (
    <fieldset onInput={onInput}>
      <legend className="mb-3 font-semibold">{t("lines")}</legend>
      {error && <ErrorText className="pb-3 text-small">{error}</ErrorText>}
      <LineChoiceList lines={lines} initial={initial}>
        {({ id, withdrawal }) => (
          <>
            {withdrawal === "custom-made" && (
              <p className="mt-3 text-small">{t("classes.custom-made")}</p>
            )}
            {withdrawal === "sealed-hygiene" && (
              <Choice
                kind="checkbox"
                name={sealedField(id)}
                value="yes"
                defaultChecked={chosen(id)?.sealed}
                label={t("sealed")}
                text={t("classes.sealed-hygiene")}
                className="border-b-0"
              />
            )}
          </>
        )}
      </LineChoiceList>
    </fieldset>
  );
}
