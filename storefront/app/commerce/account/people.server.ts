/** The people whose prescriptions an account keeps. */
import { consentVersions, type SiteLanguage } from "@landolt/forms";
import { type KeptPrescription, readKeptPrescription } from "@landolt/optics";
import { z } from "zod";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { under } from "../platform/client.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { askAsCustomer } from "./session.server.ts";

const prescriptionAnswer = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Whether staff have entered it, who measured it in the store. */
  in_store: z.boolean(),
  /** Whether a photo or PDF is kept with it. */
  file: z.boolean(),
  prescription: z.unknown().transform((value, context): KeptPrescription => {
    const read = readKeptPrescription(value);
    if (read) return read;
    context.addIssue({ code: "custom", message: "no prescription" });
    return z.NEVER;
  }),
});

const personAnswer = z.object({
  id: z.string(),
  name: z.string(),
  prescriptions: z.array(prescriptionAnswer),
});
export type Person = z.output<typeof personAnswer>;

/** What was added, by its id. */
const added = z.object({ id: z.string() }).transform(({ id }) => id);

const path = "/store/account/people";

export const people = (request: Request): Promise<Answer<Person[]>> =>
  askAsCustomer(request, { path, shape: under("people", z.array(personAnswer)) });

/** `notFound` for a person of somebody else. */
export async function personById(request: Request, id: string): Promise<Answer<Person>> {
  const answer = await people(request);
  if (!answer.ok) return answer;
  const person = answer.value.find((one) => one.id === id);
  return person ? answered(person) : notFound;
}

const ids = { person: /^person_\w{1,60}$/, prescription: /^eyerx_\w{1,60}$/ };

/** Where the backend has a prescription; undefined for what is no id. */
export const prescriptionPath = (person: string, id: string): string | undefined =>
  ids.person.test(person) && ids.prescription.test(id)
    ? `${path}/${person}/prescriptions/${id}`
    : undefined;

/** Adds a person, with consent to keeping the prescriptions. @returns the id */
export function addPerson(
  request: Request,
  language: SiteLanguage,
  name: string,
): Promise<Answer<string>> {
  return askAsCustomer(request, {
    path,
    shape: under("person", added),
    method: "POST",
    body: {
      name,
      consent: {
        version: consentVersions["kept-prescriptions"],
        language: writtenLanguage(language),
      },
    },
  });
}

export async function erasePerson(request: Request, id: string): Promise<Answer<unknown>> {
  if (!ids.person.test(id)) return notFound;
  return askAsCustomer(request, {
    path: `${path}/${id}`,
    shape: z.unknown(),
    method: "DELETE",
    idempotent: true,
  });
}

/** Keeps a prescription. @returns its id */
export async function addPrescription(
  request: Request,
  person: string,
  prescription: KeptPrescription,
): Promise<Answer<string>> {
  if (!ids.person.test(person)) return notFound;
  return askAsCustomer(request, {
    path: `${path}/${person}/prescriptions`,
    shape: under("prescription", added),
    method: "POST",
    body: { ...prescription },
  });
}

export async function deletePrescription(
  request: Request,
  person: string,
  id: string,
): Promise<Answer<unknown>> {
  const path = prescriptionPath(person, id);
  if (!path) return notFound;
  return askAsCustomer(request, {
    path,
    shape: z.unknown(),
    method: "DELETE",
    idempotent: true,
  });
}
