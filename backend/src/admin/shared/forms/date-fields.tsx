import { DatePicker, Input } from "@medusajs/ui";
import { useController } from "react-hook-form";
import { Named } from "./fields";

type Props = { path: string; label: string; hint?: string };

const pad = (part: number, digits = 2) => String(part).padStart(digits, "0");
/** A year has four digits also while it is typed, with the first of them. */
const dayOf = (date: Date) =>
  [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join("-");

/** A day as the dashboard's language writes it; the browser's own field would write it as the browser does. */
export function DateField({ path, label, hint }: Props) {
  const { field } = useController({ name: path });
  const value = typeof field.value === "string" && field.value ? field.value : null;
  return (
    <Named {...{ path, label, hint }}>
      {({ "aria-invalid": isInvalid }) => (
        <DatePicker
          aria-label={label}
          isInvalid={isInvalid}
          value={value ? new Date(`${value}T00:00:00`) : null}
          onChange={(date) => field.onChange(date ? dayOf(date) : null)}
        />
      )}
    </Named>
  );
}

/** 9, 930, 9.30, 9h30 and 09:30 are times of day; anything else stays as it is, and is wrong. */
export function timeIn(typed: string): string {
  const match = /^(\d{1,2})(?:\s*[:.hH]?\s*(\d{2}))?\s*h?$/.exec(typed.trim());
  const [, hours, minutes = "00"] = match ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}

/** A time of day on the clock of 24 hours, which all languages of the dashboard use. */
export function TimeField({ path, label, hint }: Props) {
  const { field } = useController({ name: path });
  return (
    <Named {...{ path, label, hint }}>
      {(named) => (
        <Input
          {...named}
          inputMode="numeric"
          autoComplete="off"
          placeholder="09:00"
          maxLength={6}
          className="tabular-nums"
          ref={field.ref}
          value={typeof field.value === "string" ? field.value : ""}
          onChange={field.onChange}
          onBlur={({ target }) => field.onChange(timeIn(target.value))}
        />
      )}
    </Named>
  );
}
