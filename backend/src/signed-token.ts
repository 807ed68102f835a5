/**
 * Tokens in the links of our mails. Who holds one may see what it names, until it expires; nothing
 * about a person can be read from it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { environment } from "./environment";

/** A token made for one purpose is none for another. */
type Purpose =
  | "order"
  | "order-transfer"
  | "home-service"
  | "upload"
  /** What the storefront sends along to say that its visitor may see this order, or withdrawal. */
  | "order-proof"
  | "withdrawal-proof"
  /** What a preview of texts is opened with that are not published yet. */
  | "texts"
  /** What the storefront opens the stream of changes with. */
  | "changes";

const signatureBytes = 18;

function signature(purpose: Purpose, content: string): Buffer {
  const hmac = createHmac("sha256", environment().COOKIE_SECRET);
  return hmac.update(`${purpose}\n${content}`).digest().subarray(0, signatureBytes);
}

/**
 * @param id what the token names; letters, digits, `_` and `-` only
 * @returns a token fit for a web address
 */
export function signToken(purpose: Purpose, id: string, expiresAt: Date): string {
  const content = `${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${content}.${signature(purpose, content).toString("base64url")}`;
}

/** The id a token names; undefined where it is altered, expired or made for something else. */
export function readToken(purpose: Purpose, token: string, now = new Date()): string | undefined {
  const parts = /^([\w-]{1,80})\.([0-9a-z]{1,10})\.([\w-]{24})$/.exec(token);
  if (!parts) return undefined;
  const [, id = "", expiry = "", given = ""] = parts;
  const genuine = timingSafeEqual(
    Buffer.from(given, "base64url"),
    signature(purpose, `${id}.${expiry}`),
  );
  return genuine && Number.parseInt(expiry, 36) * 1000 > now.getTime() ? id : undefined;
}
