/**
 * The legal pages. Each is one document of Markdown for each language, which may name facts of the
 * business in braces. No schema: the website takes the types into the browser.
 */

export const legalPages = [
  "notice",
  "terms",
  "privacy",
  "cookies",
  "delivery-and-returns",
  "accessibility",
] as const;
export type LegalPage = (typeof legalPages)[number];

/** The key by which a document is stored beside the other texts of pages. */
export const legalKey = (page: LegalPage): string => `legal.${page}`;

/** The page of a key; undefined for every other text. */
export const legalPageOf = (key: string): LegalPage | undefined =>
  legalPages.find((page) => legalKey(page) === key);

/** Facts that every shop has; where one is missing from the profile, staff are shown which. */
export const legalFacts = [
  ...["business_name", "legal_name", "street", "postal_code", "town", "country"],
  ...["phone", "email", "website", "rcs_number", "vat_number", "permit", "supervisory_body"],
  ...["profession", "chamber", "mediation", "return_costs", "host", "mail_provider"],
  ...["free_delivery_km", "delivery_price", "delivery_countries", "home_visit_km", "reply_hours"],
  ...["visit_months", "no_visit_months", "bag_days", "prescription_days"],
  ...["answers_months", "lens_values_months"],
] as const;

/** Facts of what a shop may offer or not. A line that names one is left out where it is not offered. */
export const optionalLegalFacts = ["stripe", "iban", "lens_release_months"] as const;

/** Characters of a document at most. */
export const longestLegalText = 40_000;

/** The elements that a legal page is made of. */
export const legalTags = [
  ...["h2", "h3", "h4", "p", "ul", "ol", "li", "strong", "em", "a", "blockquote", "hr", "br"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
] as const;
export type LegalTag = (typeof legalTags)[number];

/** A text, or an element with what is in it; a link with where it leads: `/` begins a page of ours, in English. */
export type LegalNode = string | { tag: LegalTag; in: LegalNode[]; to?: string | undefined };
