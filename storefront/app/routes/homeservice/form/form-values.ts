/** What the form of a home visit holds, right or wrong. */
import { type HomeServiceProblem, mostAppointments, mostFurtherPatients } from "@landolt/forms";
import { type FormErrors, type FormValues, formValues, textIn } from "#app/forms/form-values.ts";

export type VisitErrors = FormErrors<HomeServiceProblem>;

export const person = ["firstName", "lastName", "birthYear"] as const;
export const places = ["address", "postalCode", "city", "country"] as const;
export const several = ["reason.topics", "frames"];
export const wishParts = ["date", "time"] as const;

/** Rows `name.0`, `name.1` … that hold anything, numbered without gaps. */
function rows(form: FormValues, name: string, parts: readonly string[], most: number): FormValues {
  const filled = Array.from({ length: most }, (_, index) =>
    parts.map((part) => textIn(form, `${name}.${index}.${part}`)),
  ).filter((row) => row.some((text) => text !== ""));
  const entries = filled.flatMap((row, index) =>
    parts.map((part, place): [string, string[]] => [
      `${name}.${index}.${part}`,
      [row[place] ?? ""],
    ]),
  );
  return Object.fromEntries(entries);
}

/** The values of a submitted or present form with its rows closed up. */
export function visitValues(form: FormValues): FormValues {
  const isRow = (name: string) => /^(?:appointments|patients)\./.test(name);
  return {
    ...Object.fromEntries(Object.entries(form).filter(([name]) => !isRow(name))),
    ...rows(form, "appointments", wishParts, mostAppointments),
    ...rows(form, "patients", person, mostFurtherPatients),
  };
}

/** The same of the form as it stands in the page. */
export const visitValuesIn = (form: HTMLFormElement): FormValues =>
  visitValues(formValues(new FormData(form)));

/** Number of rows `name.0.…`, `name.1.…` among the values. */
export function rowCount(values: FormValues, name: string): number {
  const indices = Object.keys(values).flatMap((key) => {
    const [first, index] = key.split(".");
    return first === name && index ? [Number(index) + 1] : [];
  });
  return Math.max(0, ...indices);
}
