/** What staff have decided about some codes or a place, regardless of the map. */
import { type Country, countries } from "./place.ts";
import { placeKey } from "./place-name.ts";
import { normalisePostalCode } from "./postal-code.ts";

export const answers = ["inside", "outside", "check"] as const;
/** Within the radius, beyond it, or a question that a person has to answer. */
export type Answer = (typeof answers)[number];

/** Codes, a place, or the part of a place that bears these codes. */
export interface Zone {
  readonly country: Country;
  /** Bare digits; both ends belong to the range. Absent where the place alone counts. */
  readonly codes?: { readonly from: string; readonly to: string };
  /** Absent where the codes alone count. */
  readonly place?: string;
  readonly answer: Answer;
}

/** What staff typed; empty where left out. Without `codeTo` the range is the one code. */
export interface ZoneInput {
  readonly country: string;
  readonly codeFrom: string;
  readonly codeTo: string;
  readonly place: string;
  readonly answer: string;
}

/**
 * `country`, `code` or `answer` is none that exists; `order` means the range ends before it starts;
 * `area` that neither code nor place is named.
 */
export type ZoneProblem = "country" | "code" | "order" | "area" | "answer";

export type ZoneReading =
  | { readonly ok: true; readonly zone: Zone }
  | { readonly ok: false; readonly problem: ZoneProblem };

/** Reads a zone that staff typed; the codes in any spelling that `normalisePostalCode` reads. */
export function readZone(input: ZoneInput): ZoneReading {
  const country = countries.find((known) => known === input.country);
  if (country === undefined) return { ok: false, problem: "country" };
  const answer = answers.find((known) => known === input.answer);
  if (answer === undefined) return { ok: false, problem: "answer" };
  const place = input.place.trim();
  const [first, last] = [input.codeFrom.trim(), input.codeTo.trim()];
  if (first === "" && last === "") {
    if (placeKey(place) === "") return { ok: false, problem: "area" };
    return { ok: true, zone: { country, place, answer } };
  }
  const from = normalisePostalCode(country, first);
  const to = normalisePostalCode(country, last || first);
  if (from === undefined || to === undefined) return { ok: false, problem: "code" };
  if (from > to) return { ok: false, problem: "order" };
  return { ok: true, zone: { country, codes: { from, to }, ...(place && { place }), answer } };
}

/**
 * The narrowest zone that holds the address: a place with codes before a place, a place before
 * codes, few codes before many; among equals the first.
 *
 * @param isPlace whether the address may mean the place of this name
 */
export function zoneOf(
  zones: readonly Zone[],
  country: Country,
  postalCode: string,
  isPlace: (name: string) => boolean,
): Zone | undefined {
  return zones
    .filter(
      ({ country: its, codes, place }) =>
        its === country &&
        (codes === undefined || (codes.from <= postalCode && postalCode <= codes.to)) &&
        (place === undefined || isPlace(place)),
    )
    .toSorted((a, b) => widthOf(a) - widthOf(b))[0];
}

/** More than any range of codes. */
const wide = 1e5;

const widthOf = ({ codes, place }: Zone) =>
  (place === undefined ? 2 * wide : 0) + (codes ? Number(codes.to) - Number(codes.from) : wide);
