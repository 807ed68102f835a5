import type { ComponentProps, FormEvent } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { ErrorSummary } from "./error-summary.tsx";
import { useFieldErrors } from "./field-errors.ts";
import { FormStateProvider } from "./form-state.tsx";
import type { FormErrors, FormValues } from "./form-values.ts";

type Settle = ReturnType<typeof useFieldErrors>["settle"];

interface CheckedFormProps<Problem extends string>
  extends Omit<ComponentProps<typeof Form>, "onInput"> {
  /** What the fields begin with: as stored, or as the form was sent. */
  values: FormValues;
  /** What the form came back with; the same object until it comes back again. */
  errors: FormErrors<Problem> | undefined;
  /** What is wrong with a field, in words; stands beside it. */
  say: (problem: Problem, name: string) => string;
  /** What the summary calls a field. */
  label: (name: string, problem: Problem) => string;
  onInput?: (event: FormEvent<HTMLFormElement>, settle: Settle) => void;
}

const none = {};

/**
 * A form that the server judges: it comes back with what was typed, its errors beside the fields and in one
 * summary. The browser does not judge, so that what is wrong is said in the language of the page.
 */
export function CheckedForm<Problem extends string>(props: CheckedFormProps<Problem>) {
  const { values, errors: returned = none, say, label, onInput, children, ...form } = props;
  const t = useTranslations("general");
  const { errors, settle, ...changes } = useFieldErrors<Problem>(returned);
  const wrong = Object.entries(errors) as [string, Problem][];
  const words = Object.fromEntries(wrong.map(([name, problem]) => [name, say(problem, name)]));
  return (
    <Form
      method="post"
      {...form}
      noValidate
      onInput={(event) => {
        changes.onInput(event);
        onInput?.(event, settle);
      }}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          returned={returned}
          fresh={errors === returned}
          title={t("problemTitle", { count: wrong.length })}
          entries={wrong.map(([name, problem]) => [name, label(name, problem)])}
        />
      )}
      <FormStateProvider value={{ values, errors: words, noteChange: settle }}>
        {children}
      </FormStateProvider>
    </Form>
  );
}
