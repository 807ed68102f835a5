/** Explicit consent to the use of health data (GDPR, Art. 9), as it is sent and shown. */
import { z } from "zod";
import { consentPurposes, consentVersions } from "./consent-versions.ts";
import { reminderWeeks } from "./lens-boxes.ts";
import { siteLanguages } from "./site-language.ts";

/** Consent to the use of lens values: which wording was shown, in which language. */
export const lensConsent = z.strictObject({
  version: z.literal(consentVersions["lens-values"]),
  language: z.enum(siteLanguages),
});
export type LensConsent = z.infer<typeof lensConsent>;

/** A mail before lenses run out, as it is asked for; its consent is one of its own. */
export const lensReminder = z.strictObject({
  weeks: z.literal(reminderWeeks),
  consent: z.strictObject({
    version: z.literal(consentVersions["lens-reminder"]),
    language: z.enum(siteLanguages),
  }),
});
export type LensReminder = z.infer<typeof lensReminder>;

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
