/** Content security policies: one for pages, one for everything that is not a page. */

/**
 * Policy of a rendered page.
 * @param nonce the one its inline scripts carry; undefined in development only
 */
export function pagePolicy(nonce: string | undefined): string {
  const directives = [
    "default-src 'self'",
    // Vite's hot reload puts scripts and styles into the page that know no nonce.
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self' 'unsafe-inline'",
    nonce ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    nonce ? "connect-src 'self'" : "connect-src 'self' ws:",
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
