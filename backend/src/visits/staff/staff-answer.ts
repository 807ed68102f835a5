import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../../modules/business-profile";
import { homeServiceOf, minutesOf } from "../context";
import { framesOf } from "../frames";
import { planningOf } from "../planning-of";
import { readWhole } from "../read-whole";
import {
  eventView,
  framesIn,
  mapOf,
  personOf,
  plannedOf,
  rankingOf,
  summaryOf,
  visitView,
} from "./staff-views";

/**
 * One request as the dashboard shows it.
 *
 * @param reader who would visit while nobody is assigned; the ranking is for that person's calendar
 * @throws MedusaError `not_found`
 */
export async function staffAnswer(container: MedusaContainer, id: string, reader: string) {
  const service = homeServiceOf(container);
  const whole = await readWhole(container, id);
  const profile = await profileOf(container);
  const now = new Date();
  const { dayOf } = planningOf(profile);
  const [notes, visits, frames] = await Promise.all([
    service.listHomeServiceNotes({ request_id: id }, { order: { created_at: "DESC" }, take: null }),
    service.listHomeServiceVisits({ starts_at: { $gte: dayOf(now)[0] } }, { take: null }),
    framesOf(container, framesIn(whole.request)),
  ]);
  const { request, wishes, visit, events, consents } = whole;
  const optician = request.assigned_to ?? reader;
  return {
    home_service_request: {
      ...summaryOf(request),
      ...personOf(request),
      map: mapOf(request, profile),
      wishes: wishes.map(({ date, time, starts_at }) => ({
        date,
        time,
        starts_at: new Date(starts_at).toISOString(),
      })),
      ranking: rankingOf(whole, profile, optician, visits.map(plannedOf), dayOf, now),
      visit: visit ? visitView(visit) : null,
      /** How long a visit for it usually takes. */
      minutes: minutesOf(profile, request),
      frames,
      notes: notes.map(({ text, author_name, created_at }) => ({ text, author_name, created_at })),
      events: events.map(eventView),
      /** To the use of the details, the earliest first. */
      consents,
      time_zone: profile.timeZone,
    },
  };
}
