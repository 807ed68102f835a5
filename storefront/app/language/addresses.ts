/** The rules of our addresses: English has no prefix, every other language its own. Pure. */
import type { SiteLanguage } from "@landolt/forms";

export const defaultLanguage: SiteLanguage = "en";

/** BCP 47 tag for formatting numbers and dates, and for asking the backend. */
export const locales = { en: "en-GB", fr: "fr-FR", de: "de-DE" } as const satisfies Record<
  SiteLanguage,
  string
>;
// Taken from the record above and not from the forms package, whose schemas no page needs.
export const siteLanguages = Object.keys(locales) as SiteLanguage[];
export type SiteLocale = (typeof locales)[SiteLanguage];

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return siteLanguages.some((language) => language === value);
}

/** The language an address is in. */
export function languageOf(pathname: string): SiteLanguage {
  const first = pathname.split("/", 2)[1];
  return isSiteLanguage(first) ? first : defaultLanguage;
}

/** The address without its language: `/fr/shop` and `/shop` both give `/shop`, `/de` gives `/`. */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  return isSiteLanguage(first) ? `/${rest.join("/")}` : pathname;
}

/**
 * Address of a page in a language.
 * @param path the English form, starting with a slash; may carry a query or fragment
 */
export function href(language: SiteLanguage, path: string): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, "")}`;
}
