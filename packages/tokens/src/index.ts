/**
 * Signed tokens: the holder may use it for its purpose on the record it names, until it expires. Nothing about
 * a person can be read from it. Pure: secret and clock are handed in.
 *
 * `<id>.<seconds since 1970, in base 36>.<signature>`. Mails with tokens of this format have been sent.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

export * from "./client-address.ts";
export * from "./secret.ts";

/** A token made for one purpose is none for another. */
export type Purpose =
  // In the links of mails.
  | "order"
  | "order-transfer"
  | "supply-reminder"
  | "home-service"
  | "upload"
  | "new-password"
  /** The token of a customer who is signed in, in a cookie of the storefront. */
  | "account"
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

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string, purpose: Purpose): Buffer => keyedDigest(secret, "seal", purpose);

/**
 * Seals what stands in an address and nobody may read there.
 * @returns letters, digits, `_` and `-`, another text each time
 */
export function seal(secret: string, purpose: Purpose, content: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(content, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** What was sealed; undefined where it is altered or was sealed for something else. */
export function unseal(secret: string, purpose: Purpose, text: string): string | undefined {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return undefined;
  const content = bytes.subarray(nonceBytes + tagBytes);
  try {
    const opening = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(content), opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
