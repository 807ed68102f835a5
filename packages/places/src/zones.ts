/** What staff have decided about a range of postal codes, whatever the map says. */
import { type Country, countries } from "./place.ts";
import { normalisePostalCode } from "./postal-code.ts";

export const answers = ["inside", "outside", "check"] as const;
/** Within the radius, beyond it, or a question that a person has to answer. */
export type Answer = (typeof answers)[number];

/** Both codes belong to the range. */
export interface Zone {
  readonly country: Country;
  readonly codeFrom: string;
  readonly codeTo: string;
  readonly answer: Answer;
}

/** `country`, `code` or `answer` is none that exists; `order` means the range ends before it starts. */
export type ZoneProblem = "country" | "code" | "order" | "answer";

export type ZoneReading =
  | { readonly ok: true; readonly zone: Zone }
  | { readonly ok: false; readonly problem: ZoneProblem };

/** Reads a zone that staff typed; the codes in any spelling that `normalisePostalCode` reads. */
export function readZone(input: Readonly<Record<keyof Zone, string>>): ZoneReading {
  const country = countries.find((known) => known === input.country);
  if (country === undefined) return { ok: false, problem: "country" };
  const codeFrom = normalisePostalCode(country, input.codeFrom);
  const codeTo = normalisePostalCode(country, input.codeTo);
  if (codeFrom === undefined || codeTo === undefined) return { ok: false, problem: "code" };
  if (codeFrom > codeTo) return { ok: false, problem: "order" };
  const answer = answers.find((known) => known === input.answer);
  if (answer === undefined) return { ok: false, problem: "answer" };
  return { ok: true, zone: { country, codeFrom, codeTo, answer } };
}

/** The first zone that holds the code. */
export function zoneOf(
  zones: readonly Zone[],
  country: Country,
  postalCode: string,
): Zone | undefined {
  return zones.find(
    (zone) => zone.country === country && zone.codeFrom <= postalCode && postalCode <= zone.codeTo,
  );
}
