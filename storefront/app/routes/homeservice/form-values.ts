/** The form as it stands in the page, right or wrong, and as the request it is meant to be. */
import { type HomeServiceProblem, mostAppointments, mostFurtherPatients } from "@landolt/forms";

/** What was typed and chosen, by the name of the field; a name may have several values. */
export type FormValues = Partial<Record<string, string[]>>;
/** Problem keys by the name of the field. */
export type FormProblems = Partial<Record<string, HomeServiceProblem>>;

const person = ["firstName", "lastName", "birthYear"] as const;
const places = ["address", "postalCode", "city", "country"] as const;
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
const several = ["reason.topics", "frames"];
const wishParts = ["date", "time"] as const;

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

function objects(values: FormValues, name: string, parts: readonly string[]) {
  return Array.from({ length: rowCount(values, name) }, (_, index) =>
    Object.fromEntries(parts.map((part) => [part, typedIn(values, `${name}.${index}.${part}`)])),
  );
}

/** Both vehicle code and spaces are written before and in postal codes. */
const tidyPostalCode = (text: string) =>
  text.replace(/^(?:[LDFB]\s?[-–]?\s?)?([\d ]+)$/i, "$1").replaceAll(" ", "");

/** The request in the specification's names, not yet judged. */
export function requestOf(values: FormValues, language: string): Record<string, unknown> {
  const text = (name: string) => typedIn(values, name);
  const others = text("who") === "other";
  // Who asks for somebody else may leave that person's contact empty: we then call the one who asks.
  const contact = (name: "email" | "phone") =>
    text(name) || (others ? text(`requester.${name}`) : "");
  const topics = values["reason.topics"] ?? [];
  const note = text("reason.note");
  const mobility = text("access.mobility");
  const floor = text("access.floor");
  return {
    ...Object.fromEntries([...person, ...places].map((name) => [name, text(name)])),
    postalCode: tidyPostalCode(text("postalCode")),
    country: text("country") || "lu",
    email: contact("email"),
    phone: contact("phone"),
    appointments: objects(values, "appointments", wishParts),
    language,
    ...((topics.length > 0 || note) && { reason: { topics, note } }),
    ...((mobility || floor) && { access: { floor, ...(mobility && { mobility }) } }),
    ...(others && {
      requester: Object.fromEntries(
        ["firstName", "lastName", "email", "phone", "relation"].map((name) => [
          name,
          text(`requester.${name}`),
        ]),
      ),
    }),
    patients: objects(values, "patients", person),
    frames: values.frames ?? [],
    consent: text("consent") === "yes",
  };
}

/** Problems by the name of the field that has to be mended, which for lists is the list. */
export function formProblems(problems: Record<string, HomeServiceProblem>): FormProblems {
  const named: FormProblems = {};
  for (const [path, problem] of Object.entries(problems)) {
    const list = several.find((name) => path.startsWith(`${name}.`));
    named[list ?? path] ??= problem;
  }
  return named;
}

/** Id of the box around a field, to which the summary of problems leads. */
export const fieldAnchor = (name: string) => `field-${name.replaceAll(".", "-")}`;
