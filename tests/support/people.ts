/** People of an account and their prescriptions, as the website keeps them. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Visitor } from "./website.ts";

export const peoplePage = "/account/people";

/** Values that stand nowhere else. */
export const contactForm = {
  product: "biofinity",
  "right.sphere": "-2.75",
  "right.baseCurve": "8.6",
  "right.diameter": "14.0",
  "left.sphere": "-3.25",
  "left.baseCurve": "8.6",
  "left.diameter": "14.0",
  issued: "2026-03-01",
  by: "",
};

/** Adds somebody to the account of who is signed in. */
export async function addPerson(visitor: Visitor, name = `Lou ${randomUUID()}`) {
  const added = await visitor.send(peoplePage, { name, consent: "given" });
  expect(added.status).toBe(303);
  const path = added.location;
  return { name, path, id: path.split("/").at(-1) ?? "" };
}

/** Ids of the prescriptions on a person's page. */
export const prescriptionsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/name="prescription" value="(eyerx_\w+)"/g)].map(([, id = ""]) => id),
  ),
];

/** A form with a file beside its fields. */
export function withFile(
  fields: Record<string, string>,
  content: string | Uint8Array<ArrayBuffer>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // What the file is called and said to be does not count.
  form.set("file", new Blob([content]), "file.html");
  return form;
}

/** A page without its scripts, which hold all texts of the page. */
export const visibleIn = ({ text }: { text: string }): string =>
  text.replaceAll(/<script\b.*?<\/script>/gs, "");
