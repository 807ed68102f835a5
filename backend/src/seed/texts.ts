import type { SiteLanguage } from "@landolt/forms";

/** Records are kept in English; these are the languages they are translated to. */
export const translatedLanguages = ["fr", "de"] as const;

export const localeOf: Record<SiteLanguage, string> = { en: "en-GB", fr: "fr-FR", de: "de-DE" };
