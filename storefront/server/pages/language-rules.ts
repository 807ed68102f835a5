/** What the page cache has to know of languages; it comes from the built pages, which know the texts. */
export interface LanguageRules {
  /** The address without its language. */
  withoutLanguage: (pathname: string) => string;
  /** Where a visitor is led because of the language, if anywhere. */
  languageRedirect: (
    url: URL,
    stored: string | undefined,
    acceptLanguage: string | null,
  ) => object | undefined;
}
