import { useMatches } from "react-router";
import { useShell } from "#app/shell/use-shell.ts";
import { deferredType, isDeferred } from "#server/pages/deferred-hydration.ts";
import { FetchAhead } from "./fetch-ahead.tsx";
import { OwnScript } from "./own-script.tsx";

/**
 * Starts the scripts of a page whose hydration is deferred, once: when the page with its pictures is there, or
 * with the first sign that somebody is about to do something.
 * What is done before they run, the browser does by itself; a form that has been touched by then says so.
 *
 * The router and its scroll restoration number a page's place in the history, one after the other, when they
 * start. A browser takes 7 ms for each; here it is done once, where nobody waits for it.
 */
const script = `(() => {
  const place = { key: Math.random().toString(36).slice(2, 10), idx: 0, ...history.state };
  if (history.state?.key === undefined || history.state.idx === undefined) history.replaceState(place, "");
  const deferred = document.querySelector('script[type="${deferredType}"]');
  if (!deferred) return;
  const signs = ["pointerover", "pointerdown", "keydown", "focusin"];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = deferred.textContent;
    document.head.append(script);
    script.remove();
  };
  const soon = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 200 });
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  for (const sign of ["pointerdown", "keydown", "input"]) {
    addEventListener(sign, ({ target }) => target.closest?.("form")?.setAttribute("data-touched", ""), true);
  }
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
})();`;

/** Stands behind the page's scripts. A page that is made for one visitor is hydrated at once, unless it says otherwise. */
export function DeferredHydration() {
  const shell = useShell();
  const deferred = isDeferred(useMatches().map(({ handle }) => handle));
  if (!shell || (shell.visitor && !deferred)) return null;
  return (
    <>
      <OwnScript text={import.meta.env.SSR ? script : ""} />
      <FetchAhead />
    </>
  );
}
