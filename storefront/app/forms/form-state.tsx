import { createContext, type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";
import {
  type FormProblems,
  type FormValues,
  fieldAnchor,
  typedIn,
} from "#app/routes/homeservice/form/form-values.ts";

interface FormState {
  values: FormValues;
  problems: FormProblems;
  /** To be told what was changed, where a change is no event of the browser. */
  noteChange: (name: string) => void;
}

const Context = createContext<FormState>({ values: {}, problems: {}, noteChange: () => undefined });

export const FormStateProvider = Context.Provider;
export const useFormState = () => useContext(Context);

/** What a field of this name begins with, and what is wrong with it in words. */
export function useField(name: string) {
  const t = useTranslations("homeservice.problems");
  const { values, problems } = useFormState();
  const problem = problems[name];
  return {
    name,
    value: typedIn(values, name),
    all: values[name] ?? [],
    error: problem && t(problem),
  };
}

/** The box around a field, to which the summary of problems leads. */
export function Anchor(props: { name: string; className?: string; children: ReactNode }) {
  return (
    <div id={fieldAnchor(props.name)} className={props.className}>
      {props.children}
    </div>
  );
}

/** A part of the form with its question in large type. */
export function Part(props: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-10">
      <legend className="float-left mb-3 w-full font-display text-3 leading-tight">
        {props.title}
      </legend>
      <div className="clear-both grid gap-7">
        {props.lead && <p className="max-w-measure text-base text-quiet">{props.lead}</p>}
        {props.children}
      </div>
    </fieldset>
  );
}
