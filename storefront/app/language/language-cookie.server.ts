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
 * The same for the first page that a visitor opens; nothing when a language is stored. It is not renewed by each
 * visit: a browser gives up pages that it has kept for "back" when a cookie changes.
 */
export const firstVisitCookie = (request: Request, page: SiteLanguage): string | undefined =>
  storedLanguage(request) ? undefined : languageCookie(page);
