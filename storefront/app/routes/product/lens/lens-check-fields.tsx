import { type LensQuestion, lensQuestions, prescriptionTypes } from "@landolt/forms";
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { ErrorText, Field } from "#app/design/field.tsx";
import { useFieldErrors } from "#app/forms/field-errors.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { RefusedLenses } from "./late-parts.tsx";
import { type CheckProblem, checkField, fileField, type LensCheck, noCheck } from "./lens-check.ts";

/** What an optician wants to know before lenses are ordered. Works without scripts. */
export function LensCheckFields({ check = noCheck }: { check: LensCheck | undefined }) {
  const t = useTranslations("lens.check");
  const { errors, onInput } = useFieldErrors<CheckProblem>(check.problems);
  return (
    <fieldset onInput={onInput} className="group/check grid min-w-0 gap-6 border-t border-ink pt-6">
      <legend className="float-start w-full font-display text-1">{t("title")}</legend>
      <p className="clear-both max-w-measure text-quiet">{t("lead")}</p>
      {check.advice && (
        // biome-ignore lint/a11y/noAutofocus: the page answers a form that was not accepted
        <div tabIndex={-1} autoFocus data-refusal className="focus:outline-none">
          <RefusedLenses advice={check.advice} />
        </div>
      )}
      <Question name="worn" typed={check.typed} problem={errors[checkField("worn")]} />
      <Question name="checked" typed={check.typed} problem={errors[checkField("checked")]} />
      {/* Who was checked within the last year needs new lenses before the two years are over. */}
      <p
        role="status"
        className="hidden text-small group-has-[[value=unsure]:checked]/check:block group-has-[[value=within-two-years]:checked]/check:block"
      >
        {t("outlasts")}
      </p>
      <Question name="source" typed={check.typed} problem={errors[checkField("source")]} />
      <Question name="wearer" typed={check.typed} problem={errors[checkField("wearer")]} />
      <Parent typed={check.typed} problem={errors[checkField("parent")]} />
      <PrescriptionFile typed={check.typed} problem={errors[fileField]} />
    </fieldset>
  );
}

interface Asked {
  typed: FormValues;
  problem: CheckProblem | undefined;
}

/** Answered so until it is answered otherwise: who orders for a child sees that it is asked. */
const usual: LensCheck["typed"] = { [checkField("wearer")]: ["from-16"] };

/** One question, its answers side by side where there is room. */
function Question({ name, typed, problem }: Asked & { name: keyof typeof lensQuestions }) {
  const t = useTranslations("lens.check");
  const chosen = textIn({ ...usual, ...typed }, checkField(name));
  return (
    <Group legend={t(`legend.${name}`)} problem={problem}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {lensQuestions[name].map((answer, index) => (
          <Answer
            key={answer}
            kind="radio"
            name={name}
            value={answer}
            checked={answer === chosen}
            focused={problem !== undefined && index === 0}
          >
            {t(`answer.${answer}`)}
          </Answer>
        ))}
      </div>
    </Group>
  );
}

/** Asked only where the wearer is a child. */
function Parent({ typed, problem }: Asked) {
  const t = useTranslations("lens.check");
  return (
    <div className="hidden group-has-[[value=under-16]:checked]/check:block">
      <Group legend={t("legend.parent")} problem={problem}>
        <Answer
          kind="checkbox"
          name="parent"
          value="yes"
          checked={textIn(typed, checkField("parent")) !== ""}
          focused={problem !== undefined}
        >
          {t("answer.parent")}
        </Answer>
      </Group>
    </div>
  );
}

/** A file is stored when the form comes back, for browsers do not keep what was chosen. */
function PrescriptionFile({ typed, problem }: Asked) {
  const t = useTranslations("lens.check");
  const stored = textIn(typed, checkField("prescription"));
  return (
    <div key={stored} className="grid gap-3">
      <Field
        type="file"
        name={fileField}
        accept={prescriptionTypes.join()}
        label={t("file.label")}
        hint={t("file.hint")}
        error={problem && t(`problem.${problem}`)}
        autoFocus={problem !== undefined}
      />
      {stored && (
        <Answer kind="checkbox" name="prescription" value={stored} checked focused={false}>
          {t("file.stored")}
        </Answer>
      )}
    </div>
  );
}

function Group(props: { legend: string; problem: CheckProblem | undefined; children: ReactNode }) {
  const { legend, problem, children } = props;
  const t = useTranslations("lens.check");
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={problem && id}
      data-problem={problem ? true : undefined}
    >
      <legend className="mb-3 font-semibold">{legend}</legend>
      {problem && (
        <ErrorText id={id} className="mb-3 text-small">
          {t(`problem.${problem}`)}
        </ErrorText>
      )}
      {children}
    </fieldset>
  );
}

interface AnswerProps {
  kind: "radio" | "checkbox";
  name: LensQuestion;
  value: string;
  checked: boolean;
  /** The first that has to be corrected, where no script runs. */
  focused: boolean;
  children: ReactNode;
}

function Answer({ kind, name, value, checked, focused, children }: AnswerProps) {
  return (
    <label className="flex min-h-12 flex-nowrap cursor-pointer items-center gap-3 rounded-surface border border-edge px-4 py-2 leading-tight has-checked:border-accent has-checked:bg-tint">
      <input
        type={kind}
        name={checkField(name)}
        value={value}
        defaultChecked={checked}
        // biome-ignore lint/a11y/noAutofocus: the page answers a form that was not accepted
        autoFocus={focused}
        className="size-[1.2rem] flex-none accent-accent"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
