/** What is consented to, and which wording is shown now. Without schemas, for the browser. */

export const consentPurposes = [
  "lens-values",
  "home-visit",
  "appointment",
  "kept-prescriptions",
  "lens-reminder",
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * Versions of the wordings that are shown now, the same for all languages. A new wording is a new version,
 * and the old one stays in the history of `messages`; `health-consent.test.ts` holds the two together.
 */
export const consentVersions = {
  "lens-values": "2026-11",
  "home-visit": "2026-11",
  appointment: "2026-11",
  "kept-prescriptions": "2026-11",
  "lens-reminder": "2026-11",
} as const satisfies Record<ConsentPurpose, string>;

/** Header by which a client says, with the version as its value, that a prescription is sent with consent. */
export const lensConsentHeader = "x-lens-consent";
