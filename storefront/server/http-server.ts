/** The storefront's HTTP server: rules, headers and health around the pages. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { serveBuilds } from "./builds/serve.ts";
import { sendEarlyHints } from "./early-hints.ts";
import { environment } from "./environment.ts";
import { fairShare } from "./fair-share.ts";
import { serveIcons } from "./icons/serve.ts";
import { log } from "./log.ts";
import { loggedPath, mayHoldToken } from "./logged-path.ts";
import { forEveryoneHeader } from "./pages/for-everyone.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { isHost, refusalOf, targetOf } from "./request-rules.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { networkHeader, networkOf } from "./visitor-network.ts";

/** Answers a request or hands it on, in the manner of Vite. */
type Middleware = (...parameters: [...Parameters<RequestListener>, next: () => void]) => void;

interface Parts {
  /** Names the build that is being served. */
  build: string;
  /** Serves the built files, or Vite's in development. */
  files: Middleware;
  /** `Link` headers of what every page needs, sent while it is being rendered. */
  hints: readonly string[];
  /** Answers with cached pages; absent in development. */
  cache?: PageCache;
  /** Serves pictures in the sizes pages ask for. */
  pictures: Middleware;
  /** Answers with a page. */
  pages: RequestListener;
}

/** A server that is not listening yet. */
export function createHttpServer(parts: Parts): Server {
  const { build, files, hints, cache, pictures, pages } = parts;
  const builds = serveBuilds(build);
  const icons = serveIcons();
  const share = fairShare();

  function answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    setSecurityHeaders(response, environment.secure);
    // An address with a token is sent to no other site, also not by an error page.
    if (mayHoldToken(path)) response.setHeader("Referrer-Policy", "same-origin");
    if (!server.listening) response.setHeader("Connection", "close");

    if (path === "/health") {
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ status: "ok", build }));
      return;
    }
    const refusal = refusalOf(request.method ?? "", path, request.headers, environment.shopOrigin);
    if (refusal) {
      response.writeHead(refusal.status, { "Content-Type": "text/plain", Connection: "close" });
      response.end(refusal.reason);
      return;
    }
    delete request.headers[forEveryoneHeader];
    files(request, response, () => {
      pictures(request, response, () => {
        builds(request, response, () => {
          icons(request, response, () => pages(request, response));
        });
      });
    });
  }

  const server: Server = createServer(
    {
      // A visitor on a bad line sends a photo of 10 MB in time; a slow-request attack is cut off.
      headersTimeout: 10_000,
      requestTimeout: 90_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      // What is cached carries its headers with it. A server that stops has other things to say.
      const cached = server.listening ? cache : undefined;
      if (cached?.answerAtOnce(request, response)) return;
      const target = targetOf(request.url ?? "");
      if (target === undefined || !isHost(request.headers.host)) {
        response.writeHead(400, { "Content-Type": "text/plain", Connection: "close" });
        response.end("This is no address of this server.");
        return;
      }
      request.url = target;
      request.headers.host ??= new URL(environment.shopOrigin).host;
      sendEarlyHints(hints, request, response);
      const started = performance.now();
      const path = pathOf(request);
      const isQuick = /^\/(?:assets|pictures)\//.test(path) || path === "/health";
      response.on("close", () => {
        if (isQuick) return;
        log.info({
          method: request.method,
          path: loggedPath(path),
          status: response.statusCode,
          milliseconds: Math.round(performance.now() - started),
          finished: response.writableFinished,
        });
      });
      const network = networkOf(request);
      // For the pages; what a visitor sends under it is overwritten.
      request.headers[networkHeader] = network;
      const goOn = () => answer(request, response, path);
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!cached) goOn();
      else if (isQuick || !isRead) cached.answer(request, response, goOn);
      else share(network, response, () => cached.answer(request, response, goOn));
    },
  );
  server.maxRequestsPerSocket = 1000;
  return server;
}

/** Path without its query. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}
