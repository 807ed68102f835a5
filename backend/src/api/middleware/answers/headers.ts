/**
 * Headers of every answer of this process. Medusa mounts the dashboard before any middleware of ours, so they
 * are set where Node says that a request has come in.
 */
import { createHash } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dashboardStart } from "../../../platform/dashboard/build";
import { type Environment, environment } from "../../../platform/environment";
import { secureCookies } from "../../../platform/session-cookies";
import type { Middleware } from "../../http/middleware";

/** Seconds; one year, as browsers' preload rules ask. */
const strictTransportAge = 31_536_000;

/** What is no page may load nothing, and be shown in no frame. */
const plainPolicy = "default-src 'none'; frame-ancestors 'none'";

const originOf = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).origin];

/** The dashboard's: what its build needs and no more. */
function dashboardPolicy({ SHOP_URL, S3_FILE_URL, S3_ENDPOINT }: Environment): string {
  const script = createHash("sha256").update(dashboardStart).digest("base64");
  const files = [...originOf(S3_FILE_URL), ...originOf(S3_ENDPOINT)];
  const sources = {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'sha256-${script}'`],
    // Its components write style attributes and elements.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Pictures of products may lie anywhere.
    "img-src": ["'self'", "data:", "blob:", "https:", SHOP_URL, ...files],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...files],
    "frame-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...new Set(values)].join(" "))
    .join("; ");
}

const below = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

/** The headers of an answer to a request for this address. @param secure whether the shop is on https */
export function headersOf(settings: Environment, secure: boolean) {
  const dashboard = dashboardPolicy(settings);
  // While developing, Vite runs scripts of its own in the page.
  const developing = settings.NODE_ENV === "development";
  return (url: string): Record<string, string> => {
    const path = url.split("?", 1)[0]?.toLowerCase() ?? "";
    const ofDashboard = below(path, "/app");
    return {
      "x-content-type-options": "nosniff",
      // The dashboard's own requests name their origin only if the policy lets them.
      "referrer-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      ...(secure && { "strict-transport-security": `max-age=${strictTransportAge}` }),
      ...(!(ofDashboard && developing) && {
        "content-security-policy": ofDashboard ? dashboard : plainPolicy,
      }),
      ...((below(path, "/admin") || below(path, "/auth")) && { "cache-control": "no-store" }),
    };
  };
}

/** From now on; a route may replace what it has to. */
export function setHeadersOfAnswers(): void {
  const headers = headersOf(environment(), secureCookies());
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    };
    for (const [name, value] of Object.entries(headers(request.url ?? ""))) {
      response.setHeader(name, value);
    }
  });
}

/**
 * Keeps to itself what this server is made with. Medusa makes the server and gives nobody a hand in it, so
 * the first request switches the header off for all that follow.
 */
export const unnamed: Middleware = (request, response, next) => {
  request.app.disable("x-powered-by");
  response.removeHeader("x-powered-by");
  next();
};
