import type { CheckoutField, CheckoutProblem } from "@landolt/forms";

/** The form's fields as they stand in the page, right or wrong. */
export type TypedValues = Partial<Record<CheckoutField, string>>;
export type Problems = Partial<Record<CheckoutField, CheckoutProblem>>;

const fields: CheckoutField[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "postalCode",
  "city",
  "country",
  "delivery",
];

/** No field is longer; what is beyond can only be a mistake. */
const longest = 500;

/** What was typed, so that a form that is not accepted comes back as it was. */
export function typedValues(form: FormData): TypedValues {
  const entries = fields.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value.slice(0, longest) : ""] as const;
  });
  return Object.fromEntries(entries);
}

/** Id of the box around a field, to which the summary of problems leads. */
export const fieldAnchor = (field: CheckoutField) => `field-${field}`;
