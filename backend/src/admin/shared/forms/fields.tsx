import { siteLanguages } from "@landolt/forms";
import { clx, Input, Label, Select, Switch, Text, Textarea, usePrompt } from "@medusajs/ui";
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import { get, useController, useFormState } from "react-hook-form";
import { languageName, useShared, useWriting } from "../language";
import { numberOf } from "./faults";

/** What is wrong at the first of some places where anything is, in words. */
function useFault(...paths: string[]): string | undefined {
  const t = useShared();
  const { errors } = useFormState();
  const keys = paths.map((path): unknown => get(errors, path)?.message);
  const key = keys.find((message) => typeof message === "string");
  return key === undefined ? undefined : t(key);
}

/** Shows the fault of a list as a whole, with a text of its own where there is one. */
export function FaultAt({ path, text }: { path: string; text?: string }) {
  const fault = useFault(path);
  return fault === undefined ? null : (
    <Text size="xsmall" className="text-ui-fg-error" role="status">
      {text ?? fault}
    </Text>
  );
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

interface FieldProps {
  path: string;
  label: string;
  hint?: string | undefined;
  /** In rows of many fields. */
  small?: boolean | undefined;
  /** Where the name is seen elsewhere, such as at the head of a column. */
  hideLabel?: boolean | undefined;
  /** A place whose faults are shown here as well, such as the row that begins with this field. */
  alsoOf?: string | undefined;
}

/** What ties a field to its name and its note. */
interface Ties {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Name above, field, and below it what is wrong or what to know. */
export function Named({
  path,
  label,
  hint,
  small = false,
  hideLabel = false,
  alsoOf = path,
  children,
}: FieldProps & { children: (field: Ties) => ReactNode }) {
  const id = useId();
  const fault = useFault(path, alsoOf);
  const note = fault ?? hint;
  // Every name hears of each fault in the form; a field is drawn again for its own alone.
  const field = useMemo(
    () =>
      children({
        id,
        "aria-invalid": fault !== undefined,
        "aria-describedby": note ? `${id}-note` : undefined,
      }),
    [children, id, fault, note],
  );
  return (
    <div className="flex min-w-0 flex-1 basis-40 flex-col gap-y-1">
      <Label
        htmlFor={id}
        size={small ? "xsmall" : "small"}
        className={clx(small && "text-ui-fg-subtle", hideLabel && "sr-only")}
      >
        {label}
      </Label>
      {field}
      {note && (
        <Text
          id={`${id}-note`}
          size="xsmall"
          className={fault ? "text-ui-fg-error" : "text-ui-fg-subtle"}
          {...(fault && small ? { role: "status" } : {})}
        >
          {note}
        </Text>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Pick<ComponentProps<typeof Input>, "type" | "maxLength" | "placeholder" | "aria-required">;

/** A line of text. */
export function TextField({
  path,
  label,
  hint,
  small,
  hideLabel,
  alsoOf,
  ...input
}: TextFieldProps) {
  const { field } = useController({ name: path });
  return (
    <Named {...{ path, label, hint, small, hideLabel, alsoOf }}>
      {(named) => (
        <Input
          type="text"
          size={small ? "small" : "base"}
          className={small ? "tabular-nums" : ""}
          autoComplete="off"
          {...input}
          {...named}
          ref={field.ref}
          value={textOf(field.value)}
          onChange={field.onChange}
        />
      )}
    </Named>
  );
}

/** A number, shown as it was typed. */
export function NumberField(props: FieldProps) {
  const { field } = useController({ name: props.path });
  const { typed: written } = useWriting();
  const [typed, setTyped] = useState("");
  const value: unknown = field.value ?? null;
  const shown = typeof value === "number" ? written(value) : textOf(value);
  return (
    <Named {...props}>
      {(named) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          className="tabular-nums"
          {...named}
          ref={field.ref}
          value={numberOf(typed) === value ? typed : shown}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(numberOf(target.value));
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
  const t = useShared();
  const prompt = usePrompt();
  const { field } = useController({ name: path });
  const change = async (on: boolean) => {
    const agreed =
      on || !askBeforeOff || (await prompt({ ...askBeforeOff, cancelText: t("cancel") }));
    if (agreed) field.onChange(on);
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
        ref={field.ref}
        checked={field.value === true}
        onCheckedChange={(on) => void change(on)}
        aria-describedby={hint ? `${id}-note` : undefined}
      />
    </div>
  );
}

export type Choice = { value: string; label: string };

export function SelectField({
  choices,
  placeholder,
  ...props
}: FieldProps & { choices: readonly Choice[]; placeholder?: string }) {
  const { field } = useController({ name: props.path });
  return (
    <Named {...props}>
      {(named) => (
        <Select value={textOf(field.value)} onValueChange={field.onChange}>
          <Select.Trigger {...named} ref={field.ref}>
            <Select.Value placeholder={placeholder} />
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

type LongFieldProps = Pick<FieldProps, "path" | "label" | "hint"> &
  Pick<ComponentProps<typeof Textarea>, "rows" | "maxLength" | "readOnly" | "aria-required">;

export function LongField({ path, label, hint, ...area }: LongFieldProps) {
  const { field } = useController({ name: path });
  return (
    <Named {...{ path, label, hint }}>
      {(named) => (
        <Textarea
          rows={3}
          {...area}
          {...named}
          ref={field.ref}
          value={textOf(field.value)}
          onChange={field.onChange}
        />
      )}
    </Named>
  );
}

/** One text in every language of the site. */
export function TextsField({
  path,
  label,
  long = false,
}: Pick<FieldProps, "path" | "label"> & { long?: boolean }) {
  const OneField = long ? LongField : TextField;
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        {siteLanguages.map((language) => (
          <OneField key={language} path={`${path}.${language}`} label={languageName(language)} />
        ))}
      </div>
    </fieldset>
  );
}

/** Fields beside each other where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 grow flex-wrap gap-3">{children}</div>;
}
