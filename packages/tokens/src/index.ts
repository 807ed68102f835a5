/**
 * Signed tokens: the holder may use it for its purpose on the record it names, until it expires. Nothing about
 * a person can be read from it. Pure: secret and clock are handed in.
 *
 * `<id>.<seconds since 1970, in base 36>.<signature>`. Mails with tokens of this format have been sent.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

export * from "./client-address.ts";

/** A token made for one purpose is none for another. */
export type Purpose =
  // In the links of mails.
  | "order"
  | "order-transfer"
  | "home-service"
  | "upload"
  /** What a preview of texts is opened with that are not published yet. */
  | "texts"
  /** The proof of the storefront that its visitor may see this order, or withdrawal. */
  | "order-proof"
  | "withdrawal-proof"
  /** What the storefront opens the stream of changes with. */
  | "changes"
  /** The storefront's word from which network its visitor comes, as a digest. */
  | "network"
  /** The storefront's word that it has thanked for the request for a home visit with this key. */
  | "acknowledged-visit"
  /** Shows that a form was fetched from the storefront before it is sent. */
  | "form";

const signatureBytes = 18;

/** Distinguishes two contents without disclosing them, for as long as the secret is the same. */
export const keyedDigest = (secret: string, purpose: string, content: string): Buffer =>
  createHmac("sha256", secret).update(`${purpose}\n${content}`).digest();

const signature = (secret: string, purpose: Purpose, content: string): Buffer =>
  keyedDigest(secret, purpose, content).subarray(0, signatureBytes);

/**
 * @param id what the token names; letters, digits, `_` and `-` only
 * @returns a token fit for a web address
 */
export function signToken(secret: string, purpose: Purpose, id: string, expiresAt: Date): string {
  const content = `${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${content}.${signature(secret, purpose, content).toString("base64url")}`;
}

/** The id a token names; undefined where it is altered, expired or made for something else. */
export function readToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now = new Date(),
): string | undefined {
  const parts = /^([\w-]{1,80})\.([0-9a-z]{1,10})\.([\w-]{24})$/.exec(token);
  if (!parts) return undefined;
  const [, id = "", expiry = "", given = ""] = parts;
  const genuine = timingSafeEqual(
    Buffer.from(given, "base64url"),
    signature(secret, purpose, `${id}.${expiry}`),
  );
  return genuine && Number.parseInt(expiry, 36) * 1000 > now.getTime() ? id : undefined;
}
