/** What the backend answers about visits, at home or in the store. */
import { z } from "zod";
import { shownConsent } from "./health-consent.ts";
import { visitPlaces } from "./home-service-lists.ts";
import { siteLanguages } from "./site-language.ts";

/** Where a request stands. The first three wait for somebody; the others are its end. */
export const homeServiceStatuses = [
  "received",
  "proposed",
  "confirmed",
  "done",
  "declined",
  "cancelled",
  "expired",
] as const;
export type HomeServiceStatus = (typeof homeServiceStatuses)[number];

/** A day and a time of the shop's clock. */
const wallTime = z.object({
  date: z.iso.date(),
  time: z.string().regex(/^\d{2}:\d{2}$/),
});

/** GET /store/home-service-slots: what can be wished for now, and the rules by which it is judged. */
export const homeServiceSlots = z.object({
  days: z.array(z.object({ date: z.iso.date(), times: z.array(z.string()) })),
  rules: z.object({
    noticeHours: z.number(),
    horizonDays: z.number(),
    visitMinutes: z.number(),
    slotMinutes: z.number(),
  }),
});

/** Whether the address is within the radius of home visits, as far as a request shows. */
const visitCoverage = z.object({
  answer: z.enum(["inside", "outside", "check"]),
  reason: z.string(),
  kilometres: z.number().nullable(),
  place: z.string().nullable(),
});

const common = {
  reference: z.string(),
  status: z.enum(homeServiceStatuses),
  /** Instant (UTC) by which a person has answered. */
  answerBy: z.iso.datetime(),
  coverage: visitCoverage.nullish(),
};

/** POST /store/home-service-requests */
export const homeServiceReceipt = z.object({
  request: z.object({
    ...common,
    /** Opens the request without an account; as good as a password. */
    token: z.string(),
  }),
});
export type HomeServiceReceipt = z.infer<typeof homeServiceReceipt>["request"];

/** GET /store/home-service-requests/:token */
export const homeServiceFollow = z.object({
  request: z.object({
    ...common,
    place: z.enum(visitPlaces),
    language: z.enum(siteLanguages),
    wishes: z.array(wallTime),
    /** The time staff propose, while the customer has not answered. */
    proposal: wallTime.extend({ note: z.string().nullish() }).nullish(),
    /** The time that is agreed. */
    visit: wallTime.extend({ optician: z.string().nullish() }).nullish(),
    /** Given with the request, the earliest first. */
    consents: z.array(shownConsent),
  }),
});
export type HomeServiceFollow = z.infer<typeof homeServiceFollow>["request"];
