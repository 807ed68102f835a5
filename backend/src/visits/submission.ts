/** Reads and validates what was posted to the public endpoint. */
import {
  type HomeServiceProblems,
  type HomeServiceRequest,
  readHomeServiceRequest,
  type VisitRules,
} from "@landolt/forms";
import { z } from "@medusajs/framework/zod";
import { isStorable } from "../platform/storable-text";

/** A field is there or not; null is not. */
const text = z.string().nullish();
const person = z.looseObject({ firstName: text, lastName: text });
/** Only the types of values; the shared schema checks the rules. */
const shape = z.looseObject({
  place: text,
  firstName: text,
  lastName: text,
  address: text,
  postalCode: text,
  city: text,
  birthYear: z.union([z.string(), z.number()]).nullish(),
  email: text,
  phone: text,
  appointments: z.array(z.looseObject({ date: text, time: text })).nullish(),
  country: text,
  language: text,
  reason: z.looseObject({}).nullish(),
  access: z.looseObject({}).nullish(),
  requester: person.nullish(),
  patients: z.array(person).nullish(),
  frames: z.array(z.string()).nullish(),
  consent: z.boolean().nullish(),
  receivedAt: text,
});

export type Submission =
  | { ok: true; request: HomeServiceRequest; receivedAt: Date }
  | { ok: false; status: 400 | 422; fields: HomeServiceProblems };

const day = 86_400_000;
/** How long another program may have stored a request first. */
const longestKept = 7 * day;

/**
 * When the customer sent it: now, or up to a week before for what had to be stored elsewhere; any time before
 * for what the storefront vouches for.
 */
function receivedAt(body: unknown, now: Date, acknowledged: boolean): Date {
  const given = z.looseObject({ receivedAt: z.iso.datetime() }).safeParse(body);
  if (!given.success) return now;
  const instant = new Date(given.data.receivedAt);
  const age = now.getTime() - instant.getTime();
  return age > 0 && (acknowledged || age <= longestKept) ? instant : now;
}

/**
 * @param body parsed JSON, not trusted
 * @param acknowledged the website has acknowledged it: only what cannot be stored is refused
 */
export function readSubmission(
  body: unknown,
  rules: VisitRules,
  now: Date,
  acknowledged: boolean,
): Submission {
  if (!isStorable(body)) return { ok: false, status: 400, fields: { "": "request" } };
  const received = receivedAt(body, now, acknowledged);
  const reading = readHomeServiceRequest(body, { now: received, rules, acknowledged });
  if (reading.ok) return { ok: true, request: reading.request, receivedAt: received };
  const status = shape.safeParse(body).success ? 422 : 400;
  return { ok: false, status, fields: reading.problems };
}

export const refusalBody = (fields: HomeServiceProblems) => ({
  type: "invalid_data",
  message: "Some fields are not valid",
  fields,
});
