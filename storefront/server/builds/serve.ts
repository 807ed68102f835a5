/**
 * Answers which build is served: `/builds/latest.json` never from a cache, and each build's own
 * manifest, which never changes, under its id.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** @param id names the build that is being served */
export function serveBuilds(id: string) {
  const manifest = JSON.stringify({ id });
  const lasting: Record<string, string> = {
    "/builds/latest.json": "no-store",
    [`/builds/meta/${id}.json`]: "public, max-age=31536000, immutable",
  };

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (!path.startsWith("/builds/")) {
      next();
      return;
    }
    const reads = request.method === "GET" || request.method === "HEAD";
    const caching = lasting[path];
    if (!reads || caching === undefined) {
      response.writeHead(reads ? 404 : 405, {
        "Content-Type": "text/plain",
        "Cache-Control": "no-store",
      });
      response.end(reads ? "There is no such build any more." : undefined);
      return;
    }
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": caching });
    response.end(request.method === "HEAD" ? undefined : manifest);
  };
}
