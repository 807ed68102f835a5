/**
 * Takes the page's program out of the way of the page: what everybody gets is read first, and
 * works without scripts. `document/wake.tsx` starts the program in the browser.
 */

/** Type of a script that a browser leaves alone until it is woken. */
export const asleepType = "text/asleep";

/**
 * Whether a page that is made for one visitor comes asleep too. Its route says so: `handle = { asleep: true }`.
 * @param handles of the page's routes
 */
export const comesAsleep = (handles: readonly unknown[]): boolean =>
  handles.some((handle) => typeof handle === "object" && handle !== null && "asleep" in handle);

const preload = /<link rel="modulepreload"[^>]*\/?>/g;
const start = /<script type="module" async="">/g;

/** The page with its program asleep and nothing of it loaded ahead. */
export function asleep(html: string): string {
  return html.replace(preload, "").replace(start, `<script type="${asleepType}">`);
}
