/** The cookie that stores a visitor's language. It holds nothing else and needs no consent. */
import type { SiteLanguage } from "@landolt/forms";
import { environment } from "#server/environment.ts";
import { isSiteLanguage } from "./addresses.ts";

/** Seconds in 365 days. */
const lifetime = 365 * 24 * 60 * 60;
const name = "language";

/** The stored language of a request, when it is one the site speaks. */
export function storedLanguage(request: Request): SiteLanguage | undefined {
  const pairs = (request.headers.get("Cookie") ?? "").split(";");
  const value = pairs.map((pair) => pair.trim().split("=")).find(([key]) => key === name)?.[1];
  return isSiteLanguage(value) ? value : undefined;
}

/** Value of a `Set-Cookie` header that stores `language`. */
export function languageCookie(language: SiteLanguage): string {
  const secure = environment.secure ? "; Secure" : "";
  return `${name}=${language}; Max-Age=${lifetime}; Path=/; SameSite=Lax${secure}`;
}

/**
 * The same for a page that is opened. A first visit stores the page's language; who comes back from elsewhere keeps
 * what was stored, for another year; who has chosen the page's language keeps that. From page to page nothing is stored:
 * a browser gives up pages that it has kept for "back" when a cookie changes.
 */
export function languageCookieFor(
  request: Request,
  page: SiteLanguage,
  { isArrival = false, isChosen = false },
): string | undefined {
  const stored = storedLanguage(request);
  if (isChosen) return stored === page ? undefined : languageCookie(page);
  return stored && !isArrival ? undefined : languageCookie(stored ?? page);
}

/** Whether a page is opened by an address that was typed, a bookmark, or a link of another site. */
export function isArrival(request: Request): boolean {
  const from = request.headers.get("Sec-Fetch-Site");
  return from !== null && from !== "same-origin";
}
