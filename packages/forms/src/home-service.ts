/** A request for a visit, at home or in the store: the schemas that forms, storefront and backend share. */
import { z } from "zod";
import { type AddressCountry, addressCountries } from "./checkout.ts";
import {
  earliestBirthYear,
  mobilities,
  mostAppointments,
  mostFrames,
  mostFurtherPatients,
  relations,
  storeTopics,
  type VisitPlace,
  visitTopics,
} from "./home-service-lists.ts";
import { judgeWish, type VisitRules, wishProblems } from "./home-service-times.ts";
import { wallClock } from "./shop-time.ts";
import { siteLanguages } from "./site-language.ts";
import { emailAddress, line, paragraph, phoneNumber } from "./text.ts";

/** Text keys of the problems of a field. */
export const homeServiceProblems = [
  "first-name",
  "last-name",
  "address",
  "postal-code",
  "city",
  "country",
  "birth-year",
  "email",
  "phone",
  "appointments-min",
  "appointments-max",
  "date",
  "time",
  ...wishProblems,
  "language",
  "topics",
  "note",
  "mobility",
  "floor",
  "requester",
  "relation",
  "patients",
  "frames",
  "consent",
  "request",
] as const;
export type HomeServiceProblem = (typeof homeServiceProblems)[number];

const problem = (key: HomeServiceProblem) => key;

/** Where and when the request is read. */
export interface HomeServiceContext {
  now: Date;
  rules: VisitRules;
  /** The website has acknowledged it: the times count as they were wished for, whatever speaks against them by now. */
  acknowledged?: boolean;
}

function birthYear(currentYear: number) {
  const error = problem("birth-year");
  return z
    .union(
      [
        z.number({ error }),
        z
          .string()
          .regex(/^\s*\d{4}\s*$/)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.number().int(error).min(earliestBirthYear, error).max(currentYear, error));
}

const firstName = line(2, 49, problem("first-name"));
const lastName = line(2, 49, problem("last-name"));

function appointments({ now, rules, acknowledged }: HomeServiceContext) {
  const appointment = z
    .object(
      {
        // Aborting: what is no date or time is not judged any further.
        date: z.iso.date({ error: problem("date"), abort: true }),
        time: z
          .string(problem("time"))
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: problem("time"), abort: true }),
      },
      problem("date"),
    )
    .superRefine((wish, context) => {
      if (acknowledged) return;
      const message = judgeWish(rules, wish, now);
      const path = message === "wish-hours" || message === "wish-notice" ? "time" : "date";
      if (message) context.addIssue({ code: "custom", message, path: [path] });
    });
  return z
    .array(appointment, problem("appointments-min"))
    .min(1, problem("appointments-min"))
    .max(mostAppointments, problem("appointments-max"))
    .superRefine((wishes, context) => {
      const keys = wishes.map(({ date, time }) => `${date} ${time}`);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) === index) return;
        context.addIssue({ code: "custom", message: problem("wish-twice"), path: [index, "time"] });
      });
    });
}

/** What every visit asks for. @param country whose way of writing telephone numbers counts */
const common = (country: AddressCountry, reading: HomeServiceContext) => ({
  appointments: appointments(reading),
  firstName,
  lastName,
  phone: phoneNumber(country.toUpperCase() as Uppercase<AddressCountry>, problem("phone")),
  email: emailAddress(problem("email")),
  language: z.enum(siteLanguages, problem("language")).default("en"),
  /**
   * That the details may be kept for the visit. The form asks for it and refuses `false`;
   * absent where the consent was given elsewhere, such as on the telephone.
   */
  consent: z.literal(true, problem("consent")).optional(),
});

const note = paragraph(1000, problem("note")).default("");

/** The schema for an address in `country`. */
function homeVisitRequest(country: AddressCountry, reading: HomeServiceContext) {
  const currentYear = Number(wallClock(reading.now, reading.rules.timeZone).date.slice(0, 4));
  const { email, phone, appointments, language, consent } = common(country, reading);
  const person = { firstName, lastName, birthYear: birthYear(currentYear) };
  return z.object(
    {
      ...person,
      place: z.literal("home", problem("request")).optional(),
      address: line(5, 199, problem("address")),
      postalCode: z
        .string(problem("postal-code"))
        .trim()
        .regex(/^\d{4,5}$/, problem("postal-code")),
      city: line(2, 99, problem("city")),
      country: z.enum(addressCountries, problem("country")).default("lu"),
      ...{ email, phone, appointments, language },
      /** What the visit is for. */
      reason: z
        .object(
          {
            topics: z
              .array(z.enum(visitTopics, problem("topics")), problem("topics"))
              .max(7, problem("topics"))
              .default([]),
            note,
          },
          problem("topics"),
        )
        .optional(),
      /** How the optician gets to the person: floor, lift, bell, parking. */
      access: z
        .object(
          {
            mobility: z.enum(mobilities, problem("mobility")).optional(),
            floor: paragraph(300, problem("floor")).default(""),
          },
          problem("mobility"),
        )
        .optional(),
      /** Who asks, when it is not the one who is visited. */
      requester: z
        .object(
          {
            firstName,
            lastName,
            email,
            phone,
            relation: z.enum(relations, problem("relation")),
          },
          problem("requester"),
        )
        .optional(),
      /** Others at the same address who want to be seen too. */
      patients: z
        .array(z.object(person, problem("patients")), problem("patients"))
        .max(mostFurtherPatients, problem("patients"))
        .default([]),
      /** Handles of frames to bring along, from the lookbook. */
      frames: z
        .array(
          z.string(problem("frames")).regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, problem("frames")),
          problem("frames"),
        )
        .max(mostFrames, problem("frames"))
        .transform((handles) => [...new Set(handles)])
        .default([]),
      consent,
    },
    problem("request"),
  );
}
/** A request as it is kept: telephone numbers in E.164, texts tidied, defaults filled in. */
export type HomeVisitRequest = z.output<ReturnType<typeof homeVisitRequest>>;

/** In the store: who comes, when, and what for. */
function storeRequest(reading: HomeServiceContext) {
  const topics = z.array(z.enum(storeTopics, problem("topics")), problem("topics"));
  return z.object({
    place: z.literal("store"),
    reason: z.object({ topics: topics.length(1, problem("topics")), note }, problem("topics")),
    ...common("lu", reading),
  });
}
type StoreRequest = z.output<ReturnType<typeof storeRequest>>;

/** A request as it is kept; without a place it is one for a visit at home. */
export type HomeServiceRequest = HomeVisitRequest | StoreRequest;

/** Problem keys by the path of their field, such as `appointments.0.date`; the whole body is "". */
export type HomeServiceProblems = Record<string, HomeServiceProblem>;

export type HomeServiceReading =
  | { ok: true; request: HomeServiceRequest }
  | { ok: false; problems: HomeServiceProblems };

/** Problems reported at once; a hand-made body could have thousands. */
const mostProblems = 100;

/** Where a request that nobody has judged yet is to take place: at home, unless it says that it is in the store. */
export const placeIn = (input: unknown): VisitPlace =>
  typeof input === "object" && input && "place" in input && input.place === "store"
    ? "store"
    : "home";

/**
 * Reads a request for a visit. Every field is judged, also when others are wrong.
 *
 * @param input the body as it came, not trusted
 */
export function readHomeServiceRequest(
  input: unknown,
  context: HomeServiceContext,
): HomeServiceReading {
  const named = typeof input === "object" && input && "country" in input ? input.country : "lu";
  const country = addressCountries.find((code) => code === named) ?? "lu";
  const result =
    placeIn(input) === "store"
      ? storeRequest(context).safeParse(input)
      : homeVisitRequest(country, context).safeParse(input);
  if (result.success) return { ok: true, request: result.data };
  const problems = new Map<string, HomeServiceProblem>();
  for (const issue of result.error.issues.slice(0, mostProblems)) {
    const path = issue.path.join(".");
    const known = homeServiceProblems.find((key) => key === issue.message);
    if (!problems.has(path)) problems.set(path, known ?? "request");
  }
  return { ok: false, problems: Object.fromEntries(problems) };
}
