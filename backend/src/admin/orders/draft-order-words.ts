/** What the build puts into Medusa's pages of draft orders: see platform/dashboard/draft-orders.ts. */
import { getI18n } from "react-i18next";

/** A text of the dashboard in its language at this moment. */
export const wordOf = (key: string, values: Record<string, string | number> = {}): string =>
  getI18n().t(key, values);

export const required = (): string => wordOf("draftOrder:missing");

const countryNames = () =>
  new Intl.DisplayNames(getI18n().language, { type: "region", fallback: "code" });

export const countryName = (code: string): string =>
  countryNames().of(code.toUpperCase()) ?? code.toUpperCase();

interface Country {
  readonly iso_2: string;
  readonly display_name: string;
}

export function countriesByName(countries: readonly Country[]): Country[] {
  const names = countryNames();
  const { compare } = new Intl.Collator(getI18n().language);
  return countries
    .map((country) => ({ ...country, display_name: names.of(country.iso_2.toUpperCase()) ?? "" }))
    .sort((a, b) => compare(a.display_name, b.display_name));
}
