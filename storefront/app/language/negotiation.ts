/** Which language a visitor is led to. Pure: everything is decided from the request. */
import type { SiteLanguage } from "@landolt/forms";
import {
  defaultLanguage,
  href,
  isSiteLanguage,
  languageOf,
  siteLanguages,
  withoutLanguage,
} from "./addresses.ts";

/** Name of the query parameter by which the language switcher says that the choice is meant. */
export const choiceParameter = "language";

/** Where to send a visitor, and the choice to store, if it is one. */
export interface LanguageRedirect {
  location: string;
  status: 301 | 302;
  /** Set when the language cookie has to change. */
  store?: SiteLanguage;
}

/**
 * Decides whether a request for a page is sent elsewhere because of its language.
 * An address that names its language is never overridden; only `/` leads elsewhere, by the
 * stored choice or else by the browser's wishes.
 * @param url address of the page as asked for
 * @param stored content of the language cookie, if there is one
 * @param acceptLanguage the header of that name
 */
export function languageRedirect(
  url: URL,
  stored: string | undefined,
  acceptLanguage: string | null,
): LanguageRedirect | undefined {
  const { pathname, searchParams } = url;

  if (searchParams.has(choiceParameter)) {
    const chosen = languageOf(pathname);
    const query = new URLSearchParams(searchParams);
    query.delete(choiceParameter);
    const meant = searchParams.get(choiceParameter) === chosen && chosen !== stored;
    return {
      location: ownPath(pathname, query),
      status: 302,
      ...(meant && { store: chosen }),
    };
  }
  if (pathname.split("/", 2)[1] === defaultLanguage) {
    return { location: ownPath(withoutLanguage(pathname), searchParams), status: 301 };
  }
  if (pathname !== "/") return undefined;
  if (isSiteLanguage(stored)) {
    if (stored === defaultLanguage) return undefined;
    return { location: ownPath(href(stored, "/"), searchParams), status: 302 };
  }
  const preferred = preferredLanguage(acceptLanguage);
  if (preferred === defaultLanguage) return undefined;
  return {
    location: ownPath(href(preferred, "/"), searchParams),
    status: 302,
    store: preferred,
  };
}

/** The first of the browser's languages that the site speaks, by weight; English when there is none. */
export function preferredLanguage(acceptLanguage: string | null): SiteLanguage {
  const wishes = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { language: tag.split("-", 1)[0]?.toLowerCase(), weight: Number(weight ?? 1) };
  });
  const spoken = wishes
    .filter(({ language, weight }) => weight > 0 && siteLanguages.some((own) => own === language))
    .sort((a, b) => b.weight - a.weight);
  const best = spoken[0]?.language;
  return isSiteLanguage(best) ? best : defaultLanguage;
}

/** Address on this site. Several leading slashes would name another host, so they become one. */
function ownPath(pathname: string, query: URLSearchParams): string {
  const path = pathname.replace(/^[/\\]+/, "/");
  return query.size > 0 ? `${path}?${query}` : path;
}
