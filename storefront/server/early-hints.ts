/**
 * What a page will need besides itself, sent with status 103 while the page is being made. Off unless the
 * operator says so: nginx before 1.29, asked over HTTP/1.1, takes a 103 for the answer and gives the visitor nothing.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";

/** `Link` headers of the files that every page asks the browser to load ahead. */
export function hintsOf(build: ServerBuild): string[] {
  const links = build.routes.root?.module.links?.() ?? [];
  return links.flatMap((link) => {
    if (!("href" in link) || link.rel !== "preload") return [];
    const crossOrigin = link.crossOrigin === undefined ? "" : `; crossorigin=${link.crossOrigin}`;
    return [`<${link.href}>; rel=preload; as=${link.as}${crossOrigin}`];
  });
}

/** Sends them to a browser that opens a page. */
export function sendEarlyHints(
  hints: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (hints.length === 0 || request.headers["sec-fetch-dest"] !== "document") return;
  response.writeEarlyHints({ link: [...hints] });
}
