/** What a form holds, right or wrong: on the server as it was sent, in the browser as it stands. */

/** Texts by the name of the field; a name may have several. */
export type FormValues = Partial<Record<string, string[]>>;

/** Problem keys by the name of the field; a name also stands for all fields that begin with it. */
export type FormErrors<Problem extends string = string> = Partial<Record<string, Problem>>;

/** What is longer or more can only be a mistake, or was not sent by our form. */
const longest = 10_000;
const mostValues = 60;

export function formValues(form: FormData | URLSearchParams): FormValues {
  const read = (name: string) =>
    form
      .getAll(name)
      .flatMap((value) => (typeof value === "string" ? [value.slice(0, longest).trim()] : []))
      .slice(0, mostValues);
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, read(name)]));
}

/** The first value of a field; empty where there is none. */
export const textIn = (values: FormValues, name: string) => values[name]?.[0] ?? "";

/** A stored record as what its form begins with. */
export const valuesOf = (record: Readonly<Record<string, string | undefined>>): FormValues =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, text]) => (text === undefined ? [] : [[name, [text]]])),
  );

/** Id of the box around a field, to which the summary of errors leads. */
export const fieldAnchor = (name: string) => `field-${name.replaceAll(".", "-")}`;
