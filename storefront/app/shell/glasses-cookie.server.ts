/** The cookie that says that somebody reads without glasses. It holds nothing else. */
import { environment } from "#server/environment.ts";

/** Seconds in 365 days. */
const lifetime = 365 * 24 * 60 * 60;
const name = "glasses";

/** Whether the site is to be shown in huge type. */
export function readsWithoutGlasses(request: Request): boolean {
  const pairs = (request.headers.get("Cookie") ?? "").split(";");
  return pairs.some((pair) => pair.trim() === `${name}=off`);
}

/** Value of a `Set-Cookie` header that sets it, or deletes it. */
export function glassesCookie(without: boolean): string {
  const secure = environment.secure ? "; Secure" : "";
  const age = without ? lifetime : 0;
  return `${name}=${without ? "off" : ""}; Max-Age=${age}; Path=/; SameSite=Lax; HttpOnly${secure}`;
}
