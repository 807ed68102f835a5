/** Explicit consent to the use of health data (GDPR, Art. 9), as it is sent and shown. */
import { z } from "zod";
import { siteLanguages } from "./site-language.ts";

/** What somebody consents to. */
export const consentPurposes = ["lens-values", "home-visit"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * Versions of the wordings that are shown now, the same for all languages. A new wording is a new version,
 * and the old one stays in the history of `messages`; `health-consent.test.ts` holds the two together.
 */
export const consentVersions = {
  "lens-values": "2026-11",
  "home-visit": "2026-11",
} as const satisfies Record<ConsentPurpose, string>;

/** Consent to the use of lens values: which wording was shown, in which language. */
export const lensConsent = z.strictObject({
  version: z.literal(consentVersions["lens-values"]),
  language: z.enum(siteLanguages),
});
export type LensConsent = z.infer<typeof lensConsent>;

/** Header by which a client says, with the version as its value, that a prescription is sent with consent. */
export const lensConsentHeader = "x-lens-consent";

/** A consent as its giver and staff are shown it. */
export const shownConsent = z.object({
  purpose: z.enum(consentPurposes),
  version: z.string(),
  language: z.enum(siteLanguages),
  /** ISO 8601, UTC. */
  given_at: z.iso.datetime(),
  /** Name of the member of staff who took it; null where the customer gave it on the website. */
  taken_by: z.string().nullable(),
  withdrawn_at: z.iso.datetime().nullable(),
});
export type ShownConsent = z.infer<typeof shownConsent>;
