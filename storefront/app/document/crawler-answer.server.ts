/** What a crawler gets where a person gets the error page: the status and nothing to index. */
import { STATUS_CODES } from "node:http";

const crawlers = /bot|lighthouse|facebookexternalhit|google/i;

export function isCrawler(userAgent: string | null): boolean {
  return crawlers.test(userAgent ?? "");
}

/** @param headers those of the answer so far; what they say of waiting and caching stays */
export function crawlerAnswer(status: number, headers: Headers, method: string): Response {
  const own = new Headers(headers);
  own.set("Content-Type", "text/html; charset=utf-8");
  own.set("Cache-Control", "no-store");
  own.set("X-Robots-Tag", "noindex");
  const name = `${status} ${STATUS_CODES[status] ?? "Error"}`;
  const page = `<!doctype html><html lang="en"><title>${name}</title><h1>${name}</h1></html>`;
  return new Response(method === "HEAD" ? null : page, { status, headers: own });
}
