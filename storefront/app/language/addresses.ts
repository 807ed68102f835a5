/** The rules of our addresses: English has no prefix, every other language its own. Pure. */
import { localeOf as computeLocale, type SiteLanguage } from "@landolt/forms";
import { perLocale } from "./per-locale.ts";

export const defaultLanguage: SiteLanguage = "en";

const files = Object.keys(import.meta.glob("../../../messages/*.json"));

/**
 * The languages of the site: one for each file of texts, English first. The type names those in which
 * the whole house writes; to another one the backend answers in English, see `writtenLanguage`.
 */
export const siteLanguages = files
  .map((file) => file.replace(/^.*\/|\.json$/g, "") as SiteLanguage)
  .sort(
    (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage) || (a < b ? -1 : 1),
  );

/**
 * BCP 47 tag for formatting numbers and dates, and for asking the backend. Sought when it is first asked for:
 * where a language is at home takes a phone 25 ms to find, and a browser needs one.
 */
export const localeOf = perLocale(computeLocale);

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return siteLanguages.some((language) => language === value);
}

/** The language an address is in. */
export function languageOf(pathname: string): SiteLanguage {
  const first = pathname.split("/", 2)[1];
  return isSiteLanguage(first) ? first : defaultLanguage;
}

/**
 * The address without its language: `/fr/shop` and `/shop` both give `/shop`, `/de` gives `/`. A slash at its end
 * makes no other page.
 */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  const path = isSiteLanguage(first) ? `/${rest.join("/")}` : pathname;
  return path.replace(/(?<=.)\/+$/, "");
}

/**
 * Address of a page in a language.
 * @param path the English form, starting with a slash; may carry a query or fragment
 */
export function href(language: SiteLanguage, path: string): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, "")}`;
}
