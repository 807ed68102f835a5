/** Headers that every answer carries. */
import type { ServerResponse } from "node:http";
import { plainPolicy } from "./content-security-policy.ts";

/** Seconds; one year, as browsers' preload rules ask. */
const strictTransportAge = 31_536_000;

/** All of them. `secure`: the shop is on https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": plainPolicy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=()",
    ...(secure && { "Strict-Transport-Security": `max-age=${strictTransportAge}` }),
  };
}

/** Sets them on `response`. A page replaces the policy by its own. */
export function setSecurityHeaders(response: ServerResponse, secure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(secure))) {
    response.setHeader(name, value);
  }
}
