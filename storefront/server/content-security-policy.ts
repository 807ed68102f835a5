/** Content security policies: one for pages, one for everything that is not a page. */

/** What Stripe's card form needs, by Stripe's security guide. */
const stripe = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  connect: " https://api.stripe.com",
  frame: "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/**
 * Policy of a rendered page.
 * @param inline sources of the inline scripts that may run: `'nonce-…'` of this answer, or the hashes
 *   of a page that is kept; undefined in development only
 * @param cards whether cards are paid on this page: it alone lets anything of somebody else's in
 */
export function pagePolicy(inline: string | undefined, cards: boolean): string {
  const script = cards ? stripe.script : "";
  const connect = cards ? stripe.connect : "";
  const directives = [
    "default-src 'self'",
    // Vite's hot reload puts scripts and styles into the page that know no nonce.
    `script-src 'self' ${inline ?? "'unsafe-inline'"}${script}`,
    inline !== undefined ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${inline === undefined ? " ws:" : ""}${connect}`,
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

/** Policy of data, redirects, files and plain error texts: nothing in them may run or be framed. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'";
