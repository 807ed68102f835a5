/**
 * Our word to the backend that a visitor may see an order: the backend's port answers whoever
 * reaches it, and an order's id alone must not be enough. Written as backend/src/signed-token.ts
 * reads it, with the secret both processes are started with.
 */
import { createHmac } from "node:crypto";
import { environment } from "#server/environment.ts";

/** Seconds a proof counts; it travels at once. */
const lifetime = 60;
const signatureBytes = 18;

function proof(purpose: "order-proof" | "withdrawal-proof" | "changes", id: string): string {
  const content = `${id}.${Math.floor(Date.now() / 1000 + lifetime).toString(36)}`;
  const hmac = createHmac("sha256", environment.cookieSecret).update(`${purpose}\n${content}`);
  return `${content}.${hmac.digest().subarray(0, signatureBytes).toString("base64url")}`;
}

/** The header that opens the order `id`. */
export const orderProof = (id: string) => ({ "x-order-proof": proof("order-proof", id) });

/** The header that opens the receipt of the withdrawal `id`. */
export const withdrawalProof = (id: string) => ({
  "x-withdrawal-proof": proof("withdrawal-proof", id),
});

/** The header that opens the stream of changes. */
export const changesProof = () => ({ "x-changes-proof": proof("changes", "storefront") });
