/** Content security policies: one for pages, one for everything that is not a page. */
import { createHash } from "node:crypto";

/** What Stripe's card form needs, by Stripe's security guide. */
const stripe = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  connect: " https://api.stripe.com",
  frame: "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** A source by which a policy knows what stands within a page. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface Inline {
  /** Scripts by the `'nonce-…'` of this answer; "" where their hashes are added once the page is whole. */
  scripts: string;
  styles: string;
}

const ownScripts = "script-src 'self'";

/**
 * Policy of a rendered page.
 * @param inline sources of what may stand within the page; undefined in development only
 * @param cards whether cards are paid on this page: it alone lets anything of somebody else's in
 */
export function pagePolicy(inline: Inline | undefined, cards: boolean): string {
  const connect = cards ? stripe.connect : "";
  // Vite's hot reload puts scripts and styles into the page that nobody can know before.
  const { scripts, styles } = inline ?? { scripts: "'unsafe-inline'", styles: "'unsafe-inline'" };
  const directives = [
    "default-src 'self'",
    `${ownScripts}${scripts && ` ${scripts}`}${cards ? stripe.script : ""}`,
    `style-src 'self' ${styles}`,
    `connect-src 'self'${inline ? "" : " ws:"}${connect}`,
    ...(cards ? [stripe.frame] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}

/** The policy of a page that is whole: its scripts may run as well. */
export const withScripts = (policy: string, sources: string): string =>
  policy.replace(ownScripts, `${ownScripts} ${sources}`);

/** Policy of data, redirects, files and plain error texts: nothing in them may run or be framed. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'";
