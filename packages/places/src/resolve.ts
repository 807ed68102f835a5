/** Is this address within so many kilometres of the shop? */
import { distanceKm } from "./distance.ts";
import { countryNames, sharedNames } from "./luxembourg-names.ts";
import { contains, luxembourgRegion, ofTheCapital, rangeKm } from "./luxembourg-regions.ts";
import type { Country, Place, Position } from "./place.ts";
import { type CodePoint, codeKey, keysOf, nameKey, type PlaceIndex } from "./place-index.ts";
import { placeKey } from "./place-name.ts";
import { normalisePostalCode } from "./postal-code.ts";
import { isFarAbroad } from "./regions-abroad.ts";
import type { Found, Reason, Resolution } from "./resolution.ts";
import { type Zone, zoneOf } from "./zones.ts";

/** An address as far as distance needs it; code and place as typed. */
export interface Whereabouts {
  readonly country: Country;
  readonly postalCode: string;
  readonly place: string;
}

/**
 * How far an address may lie from the point of its place, in kilometres, measured from the points of
 * Luxembourg's postal codes to their places. In the capital 99 of 100 lie within 3.75 km, the farthest
 * 4.91 km; in every other place 995 of 1000 lie within 2.97 km, the farthest 4.05 km. "Inside" is a promise
 * and waits for the farthest; "outside" for the many.
 */
const reachesKm = {
  capital: { inside: 5, outside: 3.75 },
  elsewhere: { inside: 4.1, outside: 3 },
};

/** Abroad a town may be larger than the capital; its farthest streets were not measured. */
const reachOf = ({ country, name }: { country: Country; name: string }) =>
  country !== "lu" || countryNames.has(placeKey(name)) ? reachesKm.capital : reachesKm.elsewhere;

/**
 * Up to this far apart, a code and a place may belong together: people write the name of the town
 * although the code is the village's. Twice the farthest reach, each of the two having its own.
 */
const sameAreaKm = 10;

/**
 * An unlisted place is at most this much nearer to the shop than the nearest listed place of its
 * country, in kilometres: measured from a grid of points all over Luxembourg it was 4.76 at most.
 */
const unlistedReachKm = 6;

/**
 * Answers offline, from names and codes alone. The answer is "inside" only where every point that the
 * address may mean, extent included, is inside; whatever stays open is "check".
 *
 * @param radiusKm straight-line kilometres around `origin`
 * @param zones decisions of staff; the narrowest that holds the address wins over the map
 */
export function resolve(
  index: PlaceIndex,
  origin: Position,
  radiusKm: number,
  address: Whereabouts,
  zones: readonly Zone[] = [],
): Resolution {
  const { country } = address;
  const postalCode = normalisePostalCode(country, address.postalCode);
  if (postalCode === undefined) return check({ code: "not-a-postal-code" });

  const typed = placeKey(address.place);
  const zone = zoneOf(zones, country, postalCode, (name) =>
    samePlace(index, country, typed, placeKey(name)),
  );
  if (zone) return { answer: zone.answer, reason: { code: "zone", zone } };

  const noTown = country === "lu" && countryNames.has(typed) && !ofTheCapital(postalCode);
  const name = noTown ? "" : typed;
  const question = { index, origin, radiusKm, country, postalCode, place: address.place, name };
  const points = index.coded.get(codeKey(country, postalCode));
  if (points) return byCode(question, points);
  if (isFarAbroad(country, postalCode, origin, radiusKm)) {
    const nearestKm = nearestOf(index, country, origin);
    return { answer: "outside", reason: { code: "country", country, nearestKm } };
  }
  return byPlace(question);
}

/** Whether two keys are one name, or names of one place in two languages. */
const samePlace = (index: PlaceIndex, country: Country, a: string, b: string) =>
  a === b ||
  (index.named.get(nameKey(country, a)) ?? []).some((place) => keysOf(place).includes(b));

interface Question extends Whereabouts {
  readonly index: PlaceIndex;
  readonly origin: Position;
  readonly radiusKm: number;
  /** Key of the place; empty where none was named. */
  readonly name: string;
}

const check = (reason: Reason): Resolution => ({ answer: "check", reason });

const foundAt = ({ name, latitude, longitude }: Place, origin: Position): Found => ({
  name,
  km: distanceKm(origin, { latitude, longitude }),
  latitude,
  longitude,
});

const found = (origin: Position, places: readonly Place[]): Found[] =>
  places.map((place) => foundAt(place, origin)).toSorted((a, b) => a.km - b.km);

/** The postal code is in the data. */
function byCode(question: Question, points: readonly CodePoint[]): Resolution {
  const { index, origin, radiusKm, country, postalCode, name } = question;
  const meant = points.filter(({ names }) => names.includes(name));
  const elsewhere = index.named.get(nameKey(country, name)) ?? [];
  if (
    meant.length === 0 &&
    elsewhere.length > 0 &&
    !elsewhere.some((a) => points.some(({ place }) => distanceKm(a, place) <= sameAreaKm))
  ) {
    return check({ code: "contradiction", postalCode, place: question.place });
  }

  const candidates = meant.length > 0 ? meant : points;
  // A place that the data does not have under this code may lie beside those it has.
  const least = meant.length === 0 ? reachesKm.capital.inside : 0;
  const spans = candidates
    .map(({ place, reachKm }) => ({
      ...foundAt(place, origin),
      reach: Math.max(least, reachKm),
    }))
    .toSorted((a, b) => a.km - b.km);
  const all = spans.map(({ reach: _reach, ...one }): Found => one);
  const [nearest] = all;
  if (nearest === undefined) return check({ code: "unknown-place" });
  const { km } = nearest;
  const reason: Reason = { code: "postal-code", postalCode, found: nearest };
  if (spans.every((span) => span.km + span.reach <= radiusKm)) {
    return { answer: "inside", km, reason };
  }
  if (spans.every((span) => span.km - span.reach > radiusKm)) {
    return { answer: "outside", km, reason };
  }
  if (meant.length === 0 && new Set(all.map((one) => placeKey(one.name))).size > 1) {
    return check({ code: "which-place", postalCode, found: all });
  }
  return { answer: "check", km, reason: { code: "border", found: nearest } };
}

/** The data has the place at most. */
function byPlace(question: Question): Resolution {
  const { index, origin, radiusKm, country, postalCode, name } = question;
  const named = index.named.get(nameKey(country, name)) ?? [];
  const region = country === "lu" ? luxembourgRegion(postalCode) : undefined;
  const candidates = region ? named.filter((place) => contains(region, place)) : named;
  if (named.length > 0 && candidates.length === 0) {
    return check({ code: "contradiction", postalCode, place: question.place });
  }

  const all = found(origin, candidates);
  const [nearest] = all;
  const farthest = all.at(-1);
  if (nearest === undefined || farthest === undefined) return byArea(question);
  if (country === "lu" && sharedNames.has(name)) return check({ code: "same-name", found: all });
  const reason: Reason = { code: "place", found: nearest };
  const reach = reachOf({ country, name: nearest.name });
  if (nearest.km - reach.outside > radiusKm) {
    return { answer: "outside", km: nearest.km, reason };
  }
  if (farthest.km + reach.inside <= radiusKm) {
    // Villages too small for the list share names with listed ones; only a code that is known to
    // belong to the place rules that out.
    if (region === undefined) {
      return { answer: "check", km: nearest.km, reason: { code: "unconfirmed", found: nearest } };
    }
    return { answer: "inside", km: nearest.km, reason };
  }
  if (farthest.km - nearest.km > sameAreaKm) return check({ code: "same-name", found: all });
  return { answer: "check", km: nearest.km, reason: { code: "border", found: nearest } };
}

/** Kilometres to the nearest listed place of a country; infinite where none is listed. */
const nearestOf = (index: PlaceIndex, country: Country, origin: Position): number =>
  (index.byCountry.get(country) ?? []).reduce(
    (km, place) => Math.min(km, distanceKm(origin, place)),
    Infinity,
  );

/** Neither code nor place is in the data: the area may still lie wholly on one side. */
function byArea({ index, origin, radiusKm, country, postalCode }: Question): Resolution {
  const region = country === "lu" ? luxembourgRegion(postalCode) : undefined;
  if (region) {
    const { nearest, farthest } = rangeKm(region, origin);
    const reason = {
      code: "region",
      postalCode,
      nearestKm: nearest,
      farthestKm: farthest,
    } as const;
    if (farthest <= radiusKm) return { answer: "inside", reason };
    if (nearest > radiusKm) return { answer: "outside", reason };
  }
  const nearestKm = nearestOf(index, country, origin);
  if (nearestKm < Infinity && nearestKm - unlistedReachKm > radiusKm) {
    return { answer: "outside", reason: { code: "country", country, nearestKm } };
  }
  return check({ code: "unknown-place" });
}
