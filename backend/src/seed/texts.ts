/** Records are kept in English; these are the languages they are translated to. */
export const translatedLanguages = ["fr", "de"] as const;
