/** The fields of the design within a form: with the value that was typed, and their error. */
import type { ComponentProps } from "react";
import { Field, Select, TextArea } from "#app/design/field.tsx";
import { useField } from "./form-state.tsx";
import { fieldAnchor } from "./form-values.ts";

type InForm<Component extends typeof Field | typeof Select | typeof TextArea> = Omit<
  ComponentProps<Component>,
  "boxId" | "defaultValue" | "error"
> & {
  name: string;
  /** What the field begins with while nothing was typed. */
  initial?: string | undefined;
};

function useInput(name: string, initial: string | undefined) {
  const { value, error } = useField(name);
  return { name, error, boxId: fieldAnchor(name), defaultValue: value ?? initial };
}

export function TextField({ name, initial, ...rest }: InForm<typeof Field>) {
  return <Field {...rest} {...useInput(name, initial)} />;
}

/** The line for an e-mail address; what it is called, and why it is asked for, is the form's to say. */
export function EmailField(props: Partial<InForm<typeof Field>> & { label: string }) {
  const usual = { name: "email", type: "email", autoComplete: "email", maxLength: 254 } as const;
  return <TextField {...usual} required {...props} />;
}

export function SelectField({ name, initial, ...rest }: InForm<typeof Select>) {
  return <Select {...rest} {...useInput(name, initial)} />;
}

export function TextAreaField({ name, initial, ...rest }: InForm<typeof TextArea>) {
  return <TextArea {...rest} {...useInput(name, initial)} />;
}
