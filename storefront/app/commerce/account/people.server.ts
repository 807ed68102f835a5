/** The people whose prescriptions an account keeps. */
import { consentVersions, type SiteLanguage } from "@landolt/forms";
import { type KeptPrescription, readKeptPrescription } from "@landolt/optics";
import { z } from "zod";
import { type Answer, answered, notFound } from "../platform/answers.ts";
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

const peopleAnswer = z.object({
  people: z.array(
    z.object({ id: z.string(), name: z.string(), prescriptions: z.array(prescriptionAnswer) }),
  ),
});
export type Person = z.output<typeof peopleAnswer>["people"][number];

const path = "/store/account/people";

export async function people(request: Request): Promise<Answer<Person[]>> {
  const answer = await askAsCustomer(request, { path, shape: peopleAnswer });
  return answer.ok ? answered(answer.value.people) : answer;
}

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
export async function addPerson(
  request: Request,
  language: SiteLanguage,
  name: string,
): Promise<Answer<string>> {
  const answer = await askAsCustomer(request, {
    path,
    shape: z.object({ person: z.object({ id: z.string() }) }),
    method: "POST",
    body: {
      name,
      consent: {
        version: consentVersions["kept-prescriptions"],
        language: writtenLanguage(language),
      },
    },
  });
  return answer.ok ? answered(answer.value.person.id) : answer;
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
  const answer = await askAsCustomer(request, {
    path: `${path}/${person}/prescriptions`,
    shape: z.object({ prescription: z.object({ id: z.string() }) }),
    method: "POST",
    body: { ...prescription },
  });
  return answer.ok ? answered(answer.value.prescription.id) : answer;
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
