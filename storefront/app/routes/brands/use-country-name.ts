import { useLocale } from "use-intl";

/** Gives a country's name in the page's language. Takes ISO 3166-1 alpha-2 in any case. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code) => names.of(code.toUpperCase()) ?? code;
}
