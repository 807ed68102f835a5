import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import { Input, Label, Select, Switch, Text, Textarea, usePrompt } from "@medusajs/ui";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { useDesk, useWriting } from "../language";
import { type Fault, numberOf, valueAt } from "./draft";

type Form = {
  draft: unknown;
  faults: readonly Fault[];
  set: (path: string, value: unknown) => void;
};

const FormContext = createContext<Form>({ draft: {}, faults: [], set: () => {} });

/** Gives the fields below it the record they edit. */
export function FormOf({ children, ...form }: Form & { children: ReactNode }) {
  return <FormContext.Provider value={form}>{children}</FormContext.Provider>;
}

/** A place of the record: its value, what is wrong there, and a way to change it. */
export function usePlace(path: string) {
  const { draft, faults, set } = useContext(FormContext);
  return {
    value: valueAt(draft, path),
    fault: faults.find((fault) => fault.path === path)?.code,
    set: (value: unknown) => set(path, value),
  };
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

type FieldProps = { path: string; label: string; hint?: string };

/** Name above, field, and below it what is wrong or what to know. */
function Named({
  path,
  label,
  hint,
  children,
}: FieldProps & { children: (field: { id: string; describedBy?: string }) => ReactNode }) {
  const id = useId();
  const { fault } = usePlace(path);
  const t = useDesk();
  const described = fault || hint ? { describedBy: `${id}-note` } : {};
  return (
    <div className="flex min-w-0 flex-1 basis-40 flex-col gap-y-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      {children({ id, ...described })}
      {(fault || hint) && (
        <Text
          id={`${id}-note`}
          size="xsmall"
          className={fault ? "text-ui-fg-error" : "text-ui-fg-subtle"}
        >
          {fault ? t(`faults.${fault}`) : hint}
        </Text>
      )}
    </div>
  );
}

/** A line of text; an empty one of an `optional` place is taken away. */
export function TextField({
  optional = false,
  type = "text",
  ...field
}: FieldProps & {
  optional?: boolean;
  type?: "text" | "date" | "time" | "month" | "email" | "tel";
}) {
  const { value, fault, set } = usePlace(field.path);
  return (
    <Named {...field}>
      {({ id, describedBy }) => (
        <Input
          id={id}
          type={type}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy}
          value={textOf(value)}
          onChange={({ target }) => set(optional && target.value === "" ? undefined : target.value)}
        />
      )}
    </Named>
  );
}

/** A number, kept as it is typed until it can be read. */
export function NumberField(field: FieldProps) {
  const { value, fault, set } = usePlace(field.path);
  const { typed: written } = useWriting();
  const [typed, setTyped] = useState(typeof value === "number" ? written(value) : textOf(value));
  return (
    <Named {...field}>
      {({ id, describedBy }) => (
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className="tabular-nums"
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            set(numberOf(target.value));
          }}
        />
      )}
    </Named>
  );
}

interface Question {
  title: string;
  description: string;
  confirmText: string;
}

/** @param askBeforeOff what has to be agreed to before it is turned off; saving is still to come */
export function SwitchField({
  path,
  label,
  hint,
  askBeforeOff,
}: FieldProps & { askBeforeOff?: Question }) {
  const id = useId();
  const t = useDesk();
  const prompt = usePrompt();
  const { value, set } = usePlace(path);
  const change = async (on: boolean) => {
    const agreed =
      on || !askBeforeOff || (await prompt({ ...askBeforeOff, cancelText: t("cancel") }));
    if (agreed) set(on);
  };
  return (
    <div className="flex items-start justify-between gap-x-4">
      <div>
        <Label htmlFor={id} size="small">
          {label}
        </Label>
        {hint && (
          <Text id={`${id}-note`} size="xsmall" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      <Switch
        className="shrink-0"
        id={id}
        checked={value === true}
        onCheckedChange={(on) => void change(on)}
        aria-describedby={hint ? `${id}-note` : undefined}
      />
    </div>
  );
}

export type Choice = { value: string; label: string };

export function SelectField({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const { value, fault, set } = usePlace(field.path);
  return (
    <Named {...field}>
      {({ id, describedBy }) => (
        <Select value={textOf(value)} onValueChange={set}>
          <Select.Trigger id={id} aria-invalid={fault !== undefined} aria-describedby={describedBy}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice.value} value={choice.value}>
                {choice.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </Named>
  );
}

const languageNames: Record<SiteLanguage, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

/** One text in every language of the site. */
export function TextsField({ path, label, long = false }: FieldProps & { long?: boolean }) {
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        {siteLanguages.map((language) =>
          long ? (
            <LongField
              key={language}
              path={`${path}.${language}`}
              label={languageNames[language]}
            />
          ) : (
            <TextField
              key={language}
              path={`${path}.${language}`}
              label={languageNames[language]}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}

export function LongField(field: FieldProps) {
  const { value, fault, set } = usePlace(field.path);
  return (
    <Named {...field}>
      {({ id, describedBy }) => (
        <Textarea
          id={id}
          rows={3}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy}
          value={textOf(value)}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Named>
  );
}

/** Fields beside each other where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 grow flex-wrap gap-3">{children}</div>;
}
