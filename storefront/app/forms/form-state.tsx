import { createContext, type ReactNode, useContext } from "react";
import { type FormValues, fieldAnchor } from "./form-values.ts";

interface FormState {
  /** What the fields begin with. */
  values: FormValues;
  /** What is wrong, in words, by the name of the field. */
  errors: Partial<Record<string, string>>;
  /** Takes the name of what was changed, where a change is no event of the browser. */
  noteChange: (name: string) => void;
}

const Context = createContext<FormState>({ values: {}, errors: {}, noteChange: () => undefined });

export const FormStateProvider = Context.Provider;
export const useFormState = () => useContext(Context);

/** What a field of this name begins with, and what is wrong with it. */
export function useField(name: string) {
  const { values, errors } = useFormState();
  return { name, value: values[name]?.[0], all: values[name] ?? [], error: errors[name] };
}

/** The box around what is no {@link TextField}, to which the summary of errors leads. */
export function Anchor(props: { name: string; className?: string; children: ReactNode }) {
  return (
    <div id={fieldAnchor(props.name)} className={props.className}>
      {props.children}
    </div>
  );
}
