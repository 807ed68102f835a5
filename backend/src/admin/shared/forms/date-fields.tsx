import { localeOf } from "@landolt/forms";
import { DatePicker, I18nProvider, Input, Text } from "@medusajs/ui";
import { useMemo } from "react";
import { useController } from "react-hook-form";
import { useSiteLanguage } from "../language";
import { Named } from "./fields";

type Props = { path: string; label: string; hint?: string };

const pad = (part: number, digits = 2) => String(part).padStart(digits, "0");
/** A year has four digits also while it is typed, with the first of them. */
const dayOf = (date: Date) =>
  [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join("-");
const dateOf = (day: string) => new Date(`${day}T00:00:00`);

/** Days as `2026-03-31`, the first and the last that can be chosen. */
interface Bounds {
  min?: string;
  max?: string;
}

interface DayInputProps extends Bounds {
  label: string;
  /** As `2026-03-31`; empty where none is chosen. */
  value: string;
  onChange: (day: string) => void;
  size?: "base" | "small";
  isInvalid?: boolean;
  isRequired?: boolean;
  "aria-describedby"?: string | undefined;
}

/** Parts of a day are as large as a finger needs, and readable before they are filled in. */
const parts = [
  "[&_[role=spinbutton]]:min-h-6 [&_[role=spinbutton]]:min-w-6 [&_[role=spinbutton]]:text-center",
  "[&_[role=spinbutton]]:leading-6 [&_[data-placeholder]]:text-ui-fg-subtle",
].join(" ");

/**
 * A day as the dashboard's language writes it in Europe; the browser's own field would write it as the browser does, and
 * Medusa's as Americans do.
 */
export function DayInput({ label, value, onChange, min, max, ...props }: DayInputProps) {
  const date = useMemo(() => (value ? dateOf(value) : null), [value]);
  return (
    <I18nProvider locale={localeOf(useSiteLanguage())}>
      <DatePicker
        aria-label={label}
        className={parts}
        value={date}
        onChange={(chosen) => onChange(chosen ? dayOf(chosen) : "")}
        {...(min ? { minValue: dateOf(min) } : {})}
        {...(max ? { maxValue: dateOf(max) } : {})}
        {...props}
      />
    </I18nProvider>
  );
}

/** @param empty what the form holds where no day is chosen */
export function DateField({
  path,
  label,
  hint,
  empty = null,
  ...input
}: Props & Bounds & { empty?: "" | null; isRequired?: boolean }) {
  const { field } = useController({ name: path });
  return (
    <Named {...{ path, label, hint }}>
      {({ "aria-invalid": isInvalid, "aria-describedby": note }) => (
        <DayInput
          {...{ label, isInvalid, ...input }}
          aria-describedby={note}
          value={typeof field.value === "string" ? field.value : ""}
          onChange={(day) => field.onChange(day || empty)}
        />
      )}
    </Named>
  );
}

/** Days as `2026-03-31`; empty where none is chosen. */
export type Period = { from: string; to: string };

/** The first and the last day of what is looked at, each behind its name. */
export function PeriodInputs({
  labels,
  names = labels,
  period,
  onChange,
}: {
  labels: Period;
  /** As they are read out, where a label alone says too little. */
  names?: Period;
  period: Period;
  onChange: (period: Period) => void;
}) {
  return (["from", "to"] as const).map((end) => (
    <span key={end} className="flex items-center gap-x-2">
      <Text as="span" size="small" leading="compact" className="text-ui-fg-subtle">
        {labels[end]}
      </Text>
      <DayInput
        size="small"
        label={names[end]}
        value={period[end]}
        onChange={(day) => onChange({ ...period, [end]: day })}
      />
    </span>
  ));
}

/** 9, 930, 9.30, 9h30 and 09:30 are times of day; anything else stays as it is, and is wrong. */
export function timeIn(typed: string): string {
  const match = /^(\d{1,2})(?:\s*[:.hH]?\s*(\d{2}))?\s*h?$/.exec(typed.trim());
  const [, hours, minutes = "00"] = match ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}

/** A time of day on the clock of 24 hours, which all languages of the dashboard use. */
export function TimeField({ path, label, hint, isRequired }: Props & { isRequired?: boolean }) {
  const { field } = useController({ name: path });
  const complete = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    field.onChange(timeIn(currentTarget.value));
  return (
    <Named {...{ path, label, hint }}>
      {(named) => (
        <Input
          {...named}
          {...(isRequired ? { "aria-required": true } : {})}
          inputMode="numeric"
          autoComplete="off"
          placeholder="09:00"
          maxLength={6}
          className="tabular-nums"
          ref={field.ref}
          value={typeof field.value === "string" ? field.value : ""}
          onChange={field.onChange}
          onBlur={complete}
          onKeyDown={(press) => press.key === "Enter" && complete(press)}
        />
      )}
    </Named>
  );
}
