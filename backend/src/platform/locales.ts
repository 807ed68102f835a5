import type { SiteLanguage } from "@landolt/forms";

/** The tag by which Medusa knows the texts of a site language. */
export const localeOf: Record<SiteLanguage, string> = { en: "en-GB", fr: "fr-FR", de: "de-DE" };
