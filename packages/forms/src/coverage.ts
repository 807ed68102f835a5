/** Whether the business comes, or sends, to an address: the question and its answer. */
// biome-ignore lint/style/noRestrictedImports: places gives the answer, here it gets its shape on the wire
import { answers, countries, type Reason } from "@landolt/places";
import { z } from "zod";

/** What the address is asked for; each has a radius of its own in the business profile. */
export const coveragePurposes = ["delivery", "home-service"] as const;
export type CoveragePurpose = (typeof coveragePurposes)[number];

/** An address as far as distance needs it; code and town as typed. */
export const coverageQuestion = z.object({
  purpose: z.enum(coveragePurposes),
  country: z.enum(countries),
  postal_code: z.string().max(20),
  city: z.string().max(100),
});

/** Why an answer is what it is; the codes of {@link Reason} in `@landolt/places`. */
export const coverageReasons = [
  "zone",
  "postal-code",
  "place",
  "region",
  "country",
  "border",
  "which-place",
  "same-name",
  "contradiction",
  "unconfirmed",
  "unknown-place",
  "not-a-postal-code",
] as const satisfies readonly Reason["code"][];

export const coverage = z.object({
  /** "check" is a question for staff. */
  answer: z.enum(answers),
  reason: z.enum(coverageReasons),
  /** Straight line from the shop to `place`, to a tenth; null where no single point was found. */
  kilometres: z.number().nullable(),
  place: z.string().nullable(),
  /** Where `place` is: WGS 84, decimal degrees. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Straight-line kilometres around the shop that were asked about. */
  radiusKm: z.number(),
});
export type Coverage = z.infer<typeof coverage>;
