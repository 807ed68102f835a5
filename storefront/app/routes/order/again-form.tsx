import type { LensAnswers } from "@landolt/forms";
import type { ReactNode } from "react";
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

/** What has to be known of lenses before they are ordered again. */
export interface AgainAsks {
  /** When the eyes were last checked. */
  checked: boolean;
  consent: boolean;
  /** Whether a consent counts for them already. */
  given?: boolean;
}

/** With lenses both are asked again. */
export const asksOf = (lines: readonly { lens?: unknown }[]): AgainAsks => {
  const lenses = lines.some(({ lens }) => lens);
  return { checked: lenses, consent: lenses };
};

interface AgainFormProps {
  /** Where the form is sent; the page itself where it is absent. */
  action?: string;
  asks: AgainAsks;
  values?: FormValues;
  errors?: FormErrors<AgainProblem> | undefined;
}

/** Fills the bag with what was ordered before. Works without scripts. */
export function AgainForm({ action, asks, values = {}, errors }: AgainFormProps) {
  const t = useTranslations("order.again");
  const check = useTranslations("lens.check");
  const consent = useTranslations("lens.consent");
  const formKey = useFormKey();
  return (
    <CheckedForm<AgainProblem>
      {...(action && { action })}
      values={values}
      errors={errors}
      say={(problem) => check(`problem.${problem}`)}
      label={(name) => (name === "consent" ? consent("title") : check("legend.checked"))}
      className="mt-4 grid max-w-measure gap-6"
    >
      <input type="hidden" name="key" value={formKey} />
      {asks.checked && <CheckField />}
      {asks.consent && <ConsentField />}
      <p>
        <Button name="intent" value="fill">
          {t("fill")}
        </Button>
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

function CheckField() {
  const check = useTranslations("lens.check");
  const checked = useField("checked");
  return (
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
  );
}

function ConsentField() {
  const t = useTranslations("lens.consent");
  return (
    <ConsentChoice
      legend={t("title")}
      label={t("label")}
      text={t.rich("text", { privacy: (text) => <PrivacyLink>{text}</PrivacyLink> })}
    />
  );
}

/** A consent that is not given beforehand. */
export function ConsentChoice(props: { legend: string; label: string; text: ReactNode }) {
  const consent = useField("consent");
  return (
    <Anchor name="consent">
      <ChoiceGroup legend={props.legend} error={consent.error}>
        <p className="text-small text-quiet">{props.text}</p>
        <Choice
          kind="checkbox"
          name="consent"
          value="given"
          defaultChecked={consent.value === "given"}
          label={props.label}
        />
      </ChoiceGroup>
    </Anchor>
  );
}

export function PrivacyLink({ children }: { children: ReactNode }) {
  const href = useHref();
  return (
    <Link to={href("/legal/privacy")} className="link">
      {children}
    </Link>
  );
}
