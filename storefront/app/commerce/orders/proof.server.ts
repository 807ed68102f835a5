/**
 * Our word to the backend, that a visitor may see an order and where he comes from: the backend's port answers anybody who
 * reaches it, and an order's id alone must not be enough. Both processes are started with one secret.
 */
import { type Purpose, signToken } from "@landolt/tokens";
import { environment } from "#server/environment.ts";
import { networkHeader } from "#server/visitor-network.ts";

/** Milliseconds a proof counts; it travels at once. */
const lifetime = 60_000;

const proof = (purpose: Purpose, id: string): string =>
  signToken(environment.cookieSecret, purpose, id, new Date(Date.now() + lifetime));

/** The header that opens the order `id`. */
export const orderProof = (id: string) => ({ "x-order-proof": proof("order-proof", id) });

/** The header that opens the receipt of the withdrawal `id`. */
export const withdrawalProof = (id: string) => ({
  "x-withdrawal-proof": proof("withdrawal-proof", id),
});

/** Lets the backend distinguish networks that try too much: it believes nobody else which one it is. */
export const networkHeaders = (request: Request) => ({
  [networkHeader]: proof("network", request.headers.get(networkHeader) ?? "unknown"),
});

/** The header that has a request for a home visit stored for which the visitor was thanked. */
export const acknowledgedVisitProof = (key: string) => ({
  "x-acknowledged-visit": proof("acknowledged-visit", key),
});

/** The header that opens the stream of changes. */
export const changesProof = () => ({ "x-changes-proof": proof("changes", "storefront") });
