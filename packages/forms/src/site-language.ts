/** The languages of the site, and what there is in each of them. No schema: every page takes it into the browser. */

/** The languages of the site; the first is the one without a prefix in its addresses. */
export const siteLanguages = ["en", "fr", "de"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** Records are kept in English and translated to these. */
export type TranslatedLanguage = Exclude<SiteLanguage, "en">;
export const translatedLanguages = siteLanguages.filter(
  (language): language is TranslatedLanguage => language !== "en",
);

/** What each of the languages, or of other names, has. */
export const inEach = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** A text, or texts, in English and in those of the other languages that have them. */
export type Written<Texts = string> = { en: Texts } & {
  [Language in TranslatedLanguage]?: Texts | undefined;
};

/** The same in every language of the site: English where one has none. */
export const inAll = <Texts>(written: Written<Texts>): Record<SiteLanguage, Texts> => {
  const texts: { [Language in SiteLanguage]?: Texts | undefined } = written;
  return inEach(siteLanguages, (language) => texts[language] ?? written.en);
};

/** Language and country, as numbers and dates are written and as Medusa names translations. */
export const localeOf = (language: string): string =>
  language === "en" ? "en-GB" : `${language}-${new Intl.Locale(language).maximize().region}`;

/** What stands before the path of a page in this language. */
export const prefixOf = (language: string): string => (language === "en" ? "" : `/${language}`);
