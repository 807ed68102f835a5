import {
  type BusinessProfile,
  type Coverage,
  type HomeServiceRequest,
  instantOf,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Wish } from "../modules/home-service/rows";
import { coverageOf } from "./area/coverage";
import { keepVisitConsent } from "./consent";
import { homeServiceOf } from "./context";
import { deadlinesOf } from "./promise";

/** The wishes as instants; a time that does not exist was refused before. */
export const wishesOf = (
  { timeZone }: BusinessProfile,
  appointments: HomeServiceRequest["appointments"],
): Wish[] =>
  appointments.flatMap(({ date, time }) => {
    const startsAt = instantOf({ date, time }, timeZone);
    return startsAt ? [{ date, time, startsAt }] : [];
  });

/** The store needs no way. */
const storeCoverage = (profile: BusinessProfile): Coverage => ({
  answer: "inside",
  reason: "place",
  kilometres: 0,
  place: profile.town,
  latitude: profile.latitude,
  longitude: profile.longitude,
  radiusKm: profile.homeServiceRadiusKm,
});

const positionOf = ({ latitude, longitude }: Coverage) =>
  latitude !== null && longitude !== null ? { latitude, longitude } : undefined;

/**
 * Judges the address, where there is one, and stores the request, once for each key.
 * @param by who has entered it for a caller
 */
export async function receive(
  container: MedusaContainer,
  profile: BusinessProfile,
  idempotencyKey: string,
  request: HomeServiceRequest,
  receivedAt: Date,
  by?: { id: string; name: string },
) {
  const { reason } = request;
  const home = request.place === "store" ? undefined : request;
  const coverage = home
    ? await coverageOf(container, {
        purpose: "home-service",
        country: home.country,
        postalCode: home.postalCode,
        city: home.city,
      })
    : storeCoverage(profile);
  const received = await homeServiceOf(container).receive({
    ...request,
    idempotencyKey,
    place: request.place ?? "home",
    country: home?.country ?? profile.country,
    requester: home?.requester,
    topics: reason?.topics ?? [],
    reasonNote: reason?.note ?? "",
    mobility: home?.access?.mobility,
    accessNote: home?.access?.floor ?? "",
    consent: request.consent ?? false,
    coverage,
    position: positionOf(coverage),
    receivedAt,
    deadlines: deadlinesOf(profile, receivedAt),
    wishes: wishesOf(profile, request.appointments),
    ...(by && { enteredBy: by }),
  });
  await keepVisitConsent(container, received.id, request, receivedAt, by);
  return received;
}
