import { useLocale } from "use-intl";
import { perLocale } from "#app/language/per-locale.ts";

const namesOf = perLocale((locale) => new Intl.DisplayNames(locale, { type: "region" }));

/** Gives a country's name in the page's language. Takes ISO 3166-1 alpha-2 in any case. */
export function useCountryName(): (code: string) => string {
  const names = namesOf(useLocale());
  return (code) => names.of(code.toUpperCase()) ?? code;
}
