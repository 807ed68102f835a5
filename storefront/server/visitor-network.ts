/**
 * Which network a visitor comes from, for limits on what strangers may try. A keyed digest and not
 * an address: it distinguishes two networks for as long as the secret is the same, and nothing else.
 */
import type { IncomingMessage } from "node:http";
import { clientAddress, keyedDigest, sharedNetwork } from "@landolt/tokens";
import { environment } from "./environment.ts";

/** Under this header the pages find the network. */
export const networkHeader = "x-visitor-network";

export function networkOf({ headers, socket }: IncomingMessage): string {
  const forwardedFor = String(headers["x-forwarded-for"] ?? "");
  const address = clientAddress(
    socket.remoteAddress ?? "",
    forwardedFor,
    environment.isTrustedProxy,
  );
  const digest = keyedDigest(environment.cookieSecret, "network", sharedNetwork(address));
  return digest.toString("base64url").slice(0, 22);
}
