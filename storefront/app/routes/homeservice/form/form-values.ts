/** The form as it stands in the page, right or wrong. */
import { type HomeServiceProblem, mostAppointments, mostFurtherPatients } from "@landolt/forms";

/** What was typed and chosen, by the name of the field; a name may have several values. */
export type FormValues = Partial<Record<string, string[]>>;
/** Problem keys by the name of the field. */
export type FormProblems = Partial<Record<string, HomeServiceProblem>>;

export const person = ["firstName", "lastName", "birthYear"] as const;
export const places = ["address", "postalCode", "city", "country"] as const;
const single = [
  "key",
  "who",
  ...person,
  ...places,
  "email",
  "phone",
  "requester.firstName",
  "requester.lastName",
  "requester.email",
  "requester.phone",
  "requester.relation",
  "reason.note",
  "access.mobility",
  "access.floor",
  "consent",
];
export const several = ["reason.topics", "frames"];
export const wishParts = ["date", "time"] as const;

/** No field is longer; what is beyond can only be a mistake. */
const longest = 2000;
/** Values of one name; a hand-made form could have thousands. */
const mostValues = 20;

/** The first value of a field; empty where there is none. */
export const typedIn = (values: FormValues, name: string) => values[name]?.[0] ?? "";

/** Rows `name.0`, `name.1` … that hold anything, numbered anew without gaps. */
function rows(form: FormData, name: string, parts: readonly string[], most: number): FormValues {
  const filled = Array.from({ length: most }, (_, index) =>
    parts.map((part) => textOf(form, `${name}.${index}.${part}`)),
  ).filter((row) => row.some((text) => text !== ""));
  const entries = filled.flatMap((row, index) =>
    parts.map(
      (part, place) => [`${name}.${index}.${part}`, [row[place] ?? ""]] as [string, string[]],
    ),
  );
  return Object.fromEntries(entries);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, longest).trim() : "";
}

/** Reads a submitted or present form. */
export function formValues(form: FormData): FormValues {
  const values: FormValues = {
    ...rows(form, "appointments", wishParts, mostAppointments),
    ...rows(form, "patients", person, mostFurtherPatients),
  };
  for (const name of single) values[name] = [textOf(form, name)];
  for (const name of several) {
    const all = form.getAll(name).filter((value) => typeof value === "string");
    values[name] = all.slice(0, mostValues).map((text) => text.slice(0, 100));
  }
  return values;
}

/** Number of rows `name.0.…`, `name.1.…` among the values. */
export function rowCount(values: FormValues, name: string): number {
  const indices = Object.keys(values).flatMap((key) => {
    const [first, index] = key.split(".");
    return first === name && index ? [Number(index) + 1] : [];
  });
  return Math.max(0, ...indices);
}

/** Id of the box around a field, to which the summary of problems leads. */
export const fieldAnchor = (name: string) => `field-${name.replaceAll(".", "-")}`;
