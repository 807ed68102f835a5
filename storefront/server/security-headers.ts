/** Headers every answer carries, whoever made it. */
import type { ServerResponse } from "node:http";
import { plainPolicy } from "./content-security-policy.ts";

/** Seconds; one year, as browsers' preload rules ask. */
const strictTransportAge = 31_536_000;

/** Sets them on `response`. A page replaces the policy by its own. `secure`: the shop is on https. */
export function setSecurityHeaders(response: ServerResponse, secure: boolean): void {
  response.setHeader("Content-Security-Policy", plainPolicy);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader(
    "Permissions-Policy",
    "camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=()",
  );
  if (secure) {
    response.setHeader("Strict-Transport-Security", `max-age=${strictTransportAge}`);
  }
}
