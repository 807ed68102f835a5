/**
 * Which network a visitor comes from, for limits on what strangers may try. A keyed digest and not
 * an address: it distinguishes two networks for as long as the secret is the same, and nothing else.
 */
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { ipv6Network } from "@landolt/forms";
import { keyedDigest } from "@landolt/tokens";
import { environment } from "./environment.ts";

/** Under this header the pages find the network; what a visitor sends under it is overwritten. */
export const networkHeader = "x-visitor-network";

const isLoopback = (address: string) =>
  address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");

/** The part of an address that one household or company shares: all of IPv4, 64 bits of IPv6. */
function sharedPart(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? ipv6Network(plain) : plain;
}

/**
 * The visitor's network, as far as it can be trusted: the other end of the connection, or, where that
 * is a reverse proxy on this machine, what the proxy has put last into `X-Forwarded-For`.
 */
export function networkOf(
  request: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
): string {
  const peer = request.socket.remoteAddress ?? "";
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return sharedPart(isLoopback(peer) && forwarded ? forwarded : peer);
}

/** Writes the network into the request's headers, for the pages. */
export function markNetwork(request: IncomingMessage): void {
  const digest = keyedDigest(environment.cookieSecret, "network", networkOf(request));
  request.headers[networkHeader] = digest.toString("base64url").slice(0, 22);
}
