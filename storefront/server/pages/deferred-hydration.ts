/**
 * Takes the page's scripts out of the way of the page: what everybody gets is read first, and
 * works without scripts. `document/deferred-hydration.tsx` starts them in the browser.
 */

/** Type of a script that a browser leaves alone. */
export const deferredType = "text/deferred";

/**
 * Whether the hydration of a page that is made for one visitor is deferred too. Its route says so: `handle = { deferHydration: true }`.
 * @param handles of the page's routes
 */
export const isDeferred = (handles: readonly unknown[]): boolean =>
  handles.some(
    (handle) => typeof handle === "object" && handle !== null && "deferHydration" in handle,
  );

const preload = /<link rel="modulepreload"[^>]*\/?>/g;
const start = /<script type="module" async="">/g;

/** The page with its start script deferred and nothing preloaded. */
export function withDeferredHydration(html: string): string {
  return html.replace(preload, "").replace(start, `<script type="${deferredType}">`);
}
