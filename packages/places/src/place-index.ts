/** Places arranged for the questions that `resolve` asks. Built once, never changed. */
import { degreeKm, distanceKm } from "./distance.ts";
import type { Country, Place } from "./place.ts";
import { placeKey } from "./place-name.ts";

/** A point that stands for a postal code, and how far from it an address of that code may lie. */
export interface CodePoint {
  readonly place: Place;
  /** Keys of all names of the place. */
  readonly names: readonly string[];
  readonly reachKm: number;
}

export interface PlaceIndex {
  /** By country and name; also under every alternate. */
  readonly named: ReadonlyMap<string, readonly Place[]>;
  /** By country and postal code. */
  readonly coded: ReadonlyMap<string, readonly CodePoint[]>;
  readonly byCountry: ReadonlyMap<Country, readonly Place[]>;
}

/**
 * Bounds of a code point's reach in kilometres. In Luxembourg, where nearly every street has its
 * code, the median distance from one point to the next is 0.11 km, so 0.1 km already covers a
 * street; 3 km is the longest way from a village's point to its outlying farms that was measured.
 */
const reachKm = { least: 0.1, most: 3 };

/** @param places in any order; those with a postal code answer finer than those without */
export function buildIndex(places: readonly Place[]): PlaceIndex {
  const named = new Map<string, Place[]>();
  const coded = new Map<string, CodePoint[]>();
  const byCountry = new Map<Country, Place[]>();
  for (const place of places) {
    add(byCountry, place.country, place);
    for (const name of keysOf(place)) add(named, nameKey(place.country, name), place);
  }
  for (const point of codePoints(places)) {
    add(coded, codeKey(point.place.country, point.place.postalCode ?? ""), point);
  }
  return { named, coded, byCountry };
}

/** Keys of all names of a place. */
export function keysOf({ name, alternates = [] }: Place): string[] {
  return [...new Set([name, ...alternates].map(placeKey))].filter((key) => key !== "");
}

/** @param name as `placeKey` gives it */
export const nameKey = (country: Country, name: string) => `${country} ${name}`;

export const codeKey = (country: Country, postalCode: string) => `${country} ${postalCode}`;

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/**
 * Half the way to the nearest other point belongs to a point; what lies farther is nearer to
 * another. Estimates get the full reach.
 */
function codePoints(places: readonly Place[]): CodePoint[] {
  const points = places
    .filter(({ postalCode }) => postalCode !== undefined)
    .toSorted((a, b) => a.latitude - b.latitude);
  return points.map((place, index) => {
    const half = Math.min(neighbourKm(points, index, -1), neighbourKm(points, index, 1)) / 2;
    const reach = place.estimated ? reachKm.most : half;
    return {
      place,
      names: keysOf(place),
      reachKm: Math.min(reachKm.most, Math.max(reachKm.least, reach)),
    };
  });
}

/** Distance to the nearest point elsewhere on one side of a list that is sorted by latitude. */
function neighbourKm(points: readonly Place[], index: number, step: 1 | -1): number {
  const here = points[index];
  let nearest = 2 * reachKm.most;
  if (here === undefined) return nearest;
  for (let at = index + step; ; at += step) {
    const other = points[at];
    if (other === undefined) return nearest;
    if (Math.abs(other.latitude - here.latitude) * degreeKm >= nearest) return nearest;
    const km = distanceKm(here, other);
    // Several codes on one spot, such as post boxes, do not show its extent.
    if (km > 0) nearest = Math.min(nearest, km);
  }
}
