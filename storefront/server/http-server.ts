/** The storefront's HTTP server: rules, headers and health around the pages. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { environment } from "./environment.ts";
import { log } from "./log.ts";
import { refusalOf } from "./request-rules.ts";
import { setSecurityHeaders } from "./security-headers.ts";

/** Answers a request or hands it on, in the manner of Vite. */
type Middleware = (...parameters: [...Parameters<RequestListener>, next: () => void]) => void;

interface Parts {
  /** Names the build that is being served. */
  build: string;
  /** Serves the built files, or Vite's in development. */
  files: Middleware;
  /** Answers with a page. */
  pages: RequestListener;
}

/** A server that is not listening yet. */
export function createHttpServer({ build, files, pages }: Parts): Server {
  const server = createServer(
    {
      // A visitor on a bad line finishes a form in time; a slow-request attack is cut off.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const started = performance.now();
      const path = pathOf(request);
      response.on("close", () => {
        if (path.startsWith("/assets/") || path === "/health") return;
        log.info({
          method: request.method,
          path,
          status: response.statusCode,
          milliseconds: Math.round(performance.now() - started),
          finished: response.writableFinished,
        });
      });
      setSecurityHeaders(response, environment.secure);
      if (!server.listening) response.setHeader("Connection", "close");

      if (path === "/health") {
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify({ status: "ok", build }));
        return;
      }
      const refusal = refusalOf(request.method ?? "", request.headers, environment.shopOrigin);
      if (refusal) {
        response.writeHead(refusal.status, { "Content-Type": "text/plain", Connection: "close" });
        response.end(refusal.reason);
        return;
      }
      files(request, response, () => pages(request, response));
    },
  );
  server.maxRequestsPerSocket = 1000;
  return server;
}

/** Path without its query, cut where no address of ours is so long. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0]?.slice(0, 200) ?? "/";
}
