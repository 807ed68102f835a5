/** Distances over the ground, straight line. */
import type { Place, Position } from "./place.ts";

/**
 * Mean radius R1 of the Earth in kilometres: Moritz, "Geodetic Reference System 1980", Journal of
 * Geodesy 74 (2000), page 131. A sphere of this radius is off by at most about half a percent.
 */
export const earthRadiusKm = 6371.0088;

/** Kilometres of one degree of latitude on that sphere. */
export const degreeKm = (earthRadiusKm * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  // Rounding may carry the sum past 1 for two opposite points.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** The places within `km` kilometres of `origin`. */
export function surroundings(places: readonly Place[], origin: Position, km: number): Place[] {
  return places.filter((place) => distanceKm(origin, place) <= km);
}
