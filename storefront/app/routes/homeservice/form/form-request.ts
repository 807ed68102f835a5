/** The form as the request it is meant to be, and what is wrong with that. Browsers load it with what judges. */
import type { HomeServiceProblem } from "@landolt/forms";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { person, places, rowCount, several, type VisitErrors, wishParts } from "./form-values.ts";

function objects(values: FormValues, name: string, parts: readonly string[]) {
  return Array.from({ length: rowCount(values, name) }, (_, index) =>
    Object.fromEntries(parts.map((part) => [part, textIn(values, `${name}.${index}.${part}`)])),
  );
}

/** Both vehicle code and spaces are written before and in postal codes. */
const tidyPostalCode = (text: string) =>
  text.replace(/^(?:[LDFB]\s?[-–]?\s?)?([\d ]+)$/i, "$1").replaceAll(" ", "");

/** The request in the specification's names, not yet judged. */
export function requestOf(values: FormValues, language: string): Record<string, unknown> {
  const text = (name: string) => textIn(values, name);
  const others = text("who") === "other";
  // Who asks for somebody else may leave that person's contact empty: we then call the one who asks.
  const contact = (name: "email" | "phone") =>
    text(name) || (others ? text(`requester.${name}`) : "");
  const topics = values["reason.topics"] ?? [];
  const note = text("reason.note");
  const asked = {
    appointments: objects(values, "appointments", wishParts),
    language,
    consent: text("consent") === "yes",
  };
  if (text("place") === "store") {
    const names = ["firstName", "lastName", "email", "phone"];
    const who = Object.fromEntries(names.map((name) => [name, text(name)]));
    return { place: "store", ...who, ...asked, reason: { topics, note } };
  }
  const mobility = text("access.mobility");
  const floor = text("access.floor");
  return {
    ...Object.fromEntries([...person, ...places].map((name) => [name, text(name)])),
    postalCode: tidyPostalCode(text("postalCode")),
    country: text("country") || "lu",
    email: contact("email"),
    phone: contact("phone"),
    ...asked,
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
  };
}

/**
 * Errors by the name of the field that has to be corrected, which for lists is the list. In the form's order:
 * who asks stands before who is visited.
 */
export function visitErrors(problems: Record<string, HomeServiceProblem>): VisitErrors {
  const named: VisitErrors = {};
  const asking = ([path]: [string, unknown]) => Number(path.startsWith("requester"));
  const inOrder = Object.entries(problems).sort((a, b) => asking(b) - asking(a));
  for (const [path, problem] of inOrder) {
    const list = several.find((name) => path.startsWith(`${name}.`));
    named[list ?? path] ??= problem;
  }
  return named;
}
