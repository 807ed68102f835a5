import { redirect } from "react-router";
import { languageCookie, storedLanguage } from "./language-cookie.server.ts";
import { languageRedirect } from "./negotiation.ts";

/**
 * Throws a redirect when a request for a page belongs to another language's address.
 * Requests for data come from a page that is already in its language and pass.
 */
export function redirectByLanguage(request: Request): void {
  const url = new URL(request.url);
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads || url.pathname.endsWith(".data")) return;
  const target = languageRedirect(
    url,
    storedLanguage(request),
    request.headers.get("Accept-Language"),
  );
  if (!target) return;
  const headers = new Headers({ "Cache-Control": "no-store", Vary: "Accept-Language, Cookie" });
  if (target.store) headers.set("Set-Cookie", languageCookie(target.store));
  throw redirect(target.location, { status: target.status, headers });
}
