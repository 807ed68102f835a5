/** What is refused before any page code runs. Pure: decides from method and headers alone. */
import type { IncomingHttpHeaders } from "node:http";

/** Bytes; the longest form of the site stays far below. */
export const largestBody = 256 * 1024;

/** Bytes; with a file beside the text. A file that is somewhat too large gets its answer from the page. */
export const largestFileForm = 24 * 1024 * 1024;

/** Where a file may be sent: the page of a lens and those of an account's prescriptions take one. */
const takesFiles =
  /^(?:\/[a-z]{2})?\/(?:shop\/product\/[\w-]+|account\/people\/\w+(?:\/[a-z]+)?)(?:\.data)?$/;

/** Addresses for other servers: no cookie counts there, a signature does. */
const signed = new Set(["/hooks/stripe"]);

/** A name, or an address in brackets, perhaps with a port. */
const host = /^(?:[a-z0-9_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Path and query of a request's target: a server also has to take the whole address (RFC 9112, 3.2.2). Undefined
 * where it is none, or where a browser would read another host from it (`//…`).
 */
export function targetOf(url: string): string | undefined {
  if (url.startsWith("/")) return url.startsWith("//") ? undefined : url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname.startsWith("//") ? undefined : pathname + search;
}

/** Whether pages can be made for a `Host`, which becomes part of their address; one from before HTTP/1.1 has none. */
export const isHost = (name: string | undefined): boolean =>
  name === undefined || (host.test(name) && URL.canParse(`http://${name}`));

export interface Refusal {
  status: 403 | 405 | 411 | 413;
  reason: string;
}

const reading = new Set(["GET", "HEAD"]);
const writing = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Decides whether a request is refused.
 * A request that changes something must come from our own page (ASVS 3.5.1): browsers say so in
 * `Sec-Fetch-Site`, older ones in `Origin`; a request that says neither is not from a browser form.
 * @param shopOrigin public origin of the shop, such as `https://shop.example`
 */
export function refusalOf(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  shopOrigin: string,
): Refusal | undefined {
  if (reading.has(method)) return undefined;
  if (!writing.has(method)) return { status: 405, reason: "This method is not answered here." };
  if (!signed.has(path) && !isSameOrigin(headers, shopOrigin)) {
    return { status: 403, reason: "This request did not come from a page of this site." };
  }
  const length = headers["content-length"];
  if (length === undefined) return { status: 411, reason: "The length of the request is missing." };
  const isFileForm =
    takesFiles.test(path) && headers["content-type"]?.startsWith("multipart/form-data;");
  if (Number(length) > (isFileForm ? largestFileForm : largestBody))
    return { status: 413, reason: "The request is too large." };
  return undefined;
}

function isSameOrigin(headers: IncomingHttpHeaders, shopOrigin: string): boolean {
  const { origin, host, "sec-fetch-site": fetchSite } = headers;
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  if (origin !== undefined) {
    return origin === shopOrigin || origin === `http://${host}` || origin === `https://${host}`;
  }
  return fetchSite === "same-origin";
}
