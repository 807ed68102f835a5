/** What the page memory has to know of languages; the built pages tell it, as they know the texts. */
export interface LanguageRules {
  /** The address without its language. */
  withoutLanguage: (pathname: string) => string;
  /** Where a visitor is led because of the language, if anywhere. */
  languageRedirect: (
    url: URL,
    remembered: string | undefined,
    acceptLanguage: string | null,
  ) => object | undefined;
}
