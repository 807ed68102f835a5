import type { LensAnswers } from "@landolt/forms";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { Anchor, useField } from "#app/forms/form-state.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useHref } from "#app/language/use-language.ts";

/** All that there are, as the type says; the list itself would be one more script of three pages. */
const checkedAnswers = Object.keys({
  "within-a-year": true,
  "within-two-years": true,
  longer: true,
  unsure: true,
} satisfies Record<LensAnswers["checked"], true>) as LensAnswers["checked"][];

export type AgainProblem = "required" | "consent";

interface AgainFormProps {
  /** Of the order. */
  orderKey: string;
  /** Whether lenses are among it: their use is consented to anew, and asked about. */
  lenses: boolean;
  values?: FormValues;
  errors?: FormErrors<AgainProblem> | undefined;
}

/** Fills the bag with what was ordered before. Works without scripts. */
export function AgainForm({ orderKey, lenses, values = {}, errors }: AgainFormProps) {
  const t = useTranslations("order.again");
  const check = useTranslations("lens.check");
  const consent = useTranslations("lens.consent");
  const href = useHref();
  const formKey = useFormKey();
  return (
    <CheckedForm<AgainProblem>
      method="post"
      action={href(`/order-again?order=${orderKey}`)}
      values={values}
      errors={errors}
      say={(problem) => check(`problem.${problem}`)}
      label={(name) => (name === "consent" ? consent("title") : check("legend.checked"))}
      className="mt-4 grid max-w-measure gap-6"
    >
      <input type="hidden" name="key" value={formKey} />
      {lenses && <LensFields />}
      <p>
        <Button>{t("fill")}</Button>
      </p>
    </CheckedForm>
  );
}

/** A device remembers an order only where its customer says so; until then nothing about it is stored. */
export function RememberForm({ orderKey }: { orderKey: string }) {
  const t = useTranslations("order.again");
  const href = useHref();
  return (
    <Form
      method="post"
      action={href(`/order-again?order=${orderKey}`)}
      className="mt-6 max-w-measure"
    >
      <p className="text-small text-quiet">{t("rememberText")}</p>
      <Button look="plain" name="intent" value="remember">
        {t("remember")}
      </Button>
    </Form>
  );
}

function LensFields() {
  const check = useTranslations("lens.check");
  const t = useTranslations("lens.consent");
  const href = useHref();
  const checked = useField("checked");
  const consent = useField("consent");
  return (
    <>
      <Anchor name="checked">
        <ChoiceGroup legend={check("legend.checked")} error={checked.error}>
          {checkedAnswers.map((answer) => (
            <Choice
              key={answer}
              kind="radio"
              name="checked"
              value={answer}
              defaultChecked={answer === checked.value}
              label={check(`answer.${answer}`)}
            />
          ))}
        </ChoiceGroup>
      </Anchor>
      <Anchor name="consent">
        <ChoiceGroup legend={t("title")} error={consent.error}>
          <p className="text-small text-quiet">
            {t.rich("text", {
              privacy: (text) => (
                <Link to={href("/legal/privacy")} className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <Choice
            kind="checkbox"
            name="consent"
            value="given"
            defaultChecked={consent.value === "given"}
            label={t("label")}
          />
        </ChoiceGroup>
      </Anchor>
    </>
  );
}
