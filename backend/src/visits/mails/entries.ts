import { type BusinessProfile, type SiteLanguage, writtenPhone } from "@landolt/forms";
import type { CalendarEntry, CalendarFile } from "../../mails";
import { minutesOf, placeOf } from "../context";
import { pageOf } from "../link";
import type { StoredRequest, Whole } from "../views";
import { visitMailTexts } from ".";

/** In one line. */
export const storeAddress = ({ street, postalCode, town }: BusinessProfile): string =>
  `${street}, ${postalCode} ${town}`;

/** Where the visit takes place. */
export const addressOf = (request: StoredRequest, profile: BusinessProfile): string => {
  const { address, postal_code, city } = request;
  if (placeOf(request) === "store") return storeAddress(profile);
  return [address, [postal_code, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
};

const textsOf = (request: StoredRequest) =>
  visitMailTexts[placeOf(request)][request.language as SiteLanguage];

type Visit = { startsAt: Date; minutes: number };

/** The one entry of the visit of a request, whatever becomes of it. */
export function visitEntry(
  request: StoredRequest,
  profile: BusinessProfile,
  { startsAt, minutes }: Visit,
  state: CalendarEntry["state"],
  sequence: number,
): CalendarEntry {
  const texts = textsOf(request);
  return {
    uid: `${request.id}@${profile.email.split("@")[1]}`,
    sequence,
    startsAt,
    minutes,
    summary: texts.calendar.summary(profile.name),
    description: `${texts.calendar.reference(request.reference)}\n${writtenPhone(profile.phone)}`,
    location: addressOf(request, profile),
    url: pageOf(request),
    state,
    stamp: new Date(request.updated_at),
  };
}

/** What the customer's calendar is to show of the request now. */
export function calendarOf(whole: Whole, profile: BusinessProfile): CalendarFile {
  const { request, visit, wishes } = whole;
  const organiser = { name: profile.name, email: profile.email };
  const sequence = request.calendar_sequence;
  if (visit) {
    const state = request.status === "proposed" ? "tentative" : "confirmed";
    const at = { startsAt: new Date(visit.starts_at), minutes: visit.minutes };
    return { organiser, entries: [visitEntry(request, profile, at, state, sequence)] };
  }
  const minutes = minutesOf(profile, request);
  const summary = textsOf(request).calendar.wish(profile.name);
  const entries = wishes.map(({ starts_at, position }) => ({
    ...visitEntry(
      request,
      profile,
      { startsAt: new Date(starts_at), minutes },
      request.closed_at ? "cancelled" : "tentative",
      sequence,
    ),
    uid: `${request.id}-${position}@${profile.email.split("@")[1]}`,
    summary,
  }));
  return { organiser, entries };
}
