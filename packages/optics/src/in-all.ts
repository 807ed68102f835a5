import { type Language, languages } from "./lens.ts";

/** The same in every language: English where one has none. */
export const inAll = <Texts>(
  written: { readonly en: Texts } & { readonly [Name in Language]?: Texts },
): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(
    languages.map((language) => [language, written[language] ?? written.en]),
  ) as Record<Language, Texts>;
