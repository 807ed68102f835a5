/** Requests as the dashboard shows them. */
import type {
  BusinessProfile,
  Coverage,
  HomeServiceStatus,
  HomeVisitRequest,
} from "@landolt/forms";
import type { PlannedVisit, Position } from "../../modules/home-service/planning";
import { minutesOf, placeOf, topicsOf } from "../context";
import { planningRules } from "../planning-of";
import type { StoredRequest, StoredVisit, Whole } from "../views";
import { rankWishes } from "./ranking";

function iso(date: Date | string): string;
function iso(date: Date | string | null): string | null;
function iso(date: Date | string | null) {
  return date === null ? null : new Date(date).toISOString();
}
const listOf = <T>(stored: Record<string, unknown> | null): T[] => (stored?.list as T[]) ?? [];

export const framesIn = (request: StoredRequest): string[] => listOf<string>(request.frames);

/** A row of the inbox. */
export const summaryOf = (request: StoredRequest) => ({
  id: request.id,
  reference: request.reference,
  status: request.status as HomeServiceStatus,
  place: placeOf(request),
  version: request.version,
  first_name: request.first_name,
  last_name: request.last_name,
  city: request.city,
  postal_code: request.postal_code,
  kilometres: (request.coverage as Coverage).kilometres,
  coverage: (request.coverage as Coverage).answer,
  received_at: iso(request.received_at),
  attention_by: iso(request.attention_by),
  warn_by: iso(request.warn_by),
  answer_by: iso(request.answer_by),
  answered_at: iso(request.answered_at),
  assigned_to: request.assigned_to,
  assigned_name: request.assigned_name,
  erased_at: iso(request.erased_at),
});

export const visitView = (visit: StoredVisit) => ({
  request_id: visit.request_id,
  starts_at: iso(visit.starts_at),
  minutes: visit.minutes,
  travel_minutes: visit.travel_minutes,
  optician_id: visit.optician_id,
  optician_name: visit.optician_name,
});

export const plannedOf = (visit: StoredVisit): PlannedVisit => ({
  requestId: visit.request_id,
  place: placeOf(visit),
  startsAt: new Date(visit.starts_at),
  minutes: visit.minutes,
  opticianId: visit.optician_id,
  position: positionOf(visit),
});

const positionOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Position | undefined =>
  latitude !== null && longitude !== null ? { latitude, longitude } : undefined;

/** Everything staff see of a person and a request. */
export const personOf = (request: StoredRequest) => ({
  birth_year: request.birth_year,
  address: request.address,
  country: request.country,
  email: request.email,
  phone: request.phone,
  language: request.language,
  requester: request.requester as HomeVisitRequest["requester"] | null,
  patients: listOf<HomeVisitRequest["patients"][number]>(request.patients),
  topics: topicsOf(request),
  reason_note: request.reason_note,
  mobility: request.mobility,
  access_note: request.access_note,
  consent: request.consent,
});

/** The wishes with the best first, each with how it fits what is planned for that optician. */
export function rankingOf(
  { request, wishes }: Whole,
  profile: BusinessProfile,
  opticianId: string,
  visits: readonly PlannedVisit[],
  dayOf: (instant: Date) => readonly [Date, Date],
  now: Date,
) {
  const wished = wishes.map(({ starts_at }) => ({
    requestId: request.id,
    place: placeOf(request),
    startsAt: new Date(starts_at),
    minutes: minutesOf(profile, request),
    opticianId,
    position: positionOf(request),
  }));
  const ofDay = (instant: Date) => {
    const [begin, end] = dayOf(instant);
    return visits.filter(({ startsAt }) => startsAt >= begin && startsAt < end);
  };
  return rankWishes(planningRules(profile), wished, ofDay, now).map(
    ({ startsAt, conflict, nearestMinutes, ...fit }) => ({
      starts_at: startsAt.toISOString(),
      conflict: conflict ?? null,
      detour_minutes: fit.detourMinutes,
      idle_minutes: fit.idleMinutes,
      neighbours: fit.neighbours,
      nearest_minutes: nearestMinutes ?? null,
      wish: fit.wish,
    }),
  );
}

/** Where the shop is and how far it goes, for the drawn map. */
export const mapOf = (request: StoredRequest, profile: BusinessProfile) => ({
  shop: { latitude: profile.latitude, longitude: profile.longitude },
  radius_km: profile.homeServiceRadiusKm,
  position: positionOf(request) ?? null,
  place: (request.coverage as Coverage).place ?? null,
  reason: (request.coverage as Coverage).reason,
});

export const eventView = ({
  at,
  actor_kind,
  actor_name,
  action,
  from_status,
  to_status,
  why,
  visit_at,
}: Whole["events"][number]) => ({
  at: iso(at),
  actor_kind,
  actor_name,
  action,
  from_status,
  to_status,
  why,
  visit_at: iso(visit_at),
});
