import { useMatches } from "react-router";
import { useShell } from "#app/shell/use-shell.ts";
import { asleepType, comesAsleep } from "#server/pages/deferred-hydration.ts";
import { FetchAhead } from "./fetch-ahead.tsx";
import { OwnScript } from "./own-script.tsx";

/**
 * Starts the program of a page that came asleep, once: when the page with its pictures is there, or with
 * the first sign that somebody is about to do something.
 * What is done before it runs, the browser does by itself; a form that has been touched by then says so.
 *
 * The router and its memory of scrolling number a page's place in the history, one after the other, when they
 * start. A browser takes 7 ms for each; here it is done once, where nobody waits for it.
 */
const script = `(() => {
  const place = { key: Math.random().toString(36).slice(2, 10), idx: 0, ...history.state };
  if (history.state?.key === undefined || history.state.idx === undefined) history.replaceState(place, "");
  const program = document.querySelector('script[type="${asleepType}"]');
  if (!program) return;
  const signs = ["pointerover", "pointerdown", "keydown", "focusin"];
  let awake = false;
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    const started = document.createElement("script");
    started.type = "module";
    started.textContent = program.textContent;
    document.head.append(started);
    started.remove();
  };
  const soon = () => (window.requestIdleCallback ?? setTimeout)(wake, { timeout: 200 });
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  for (const sign of ["pointerdown", "keydown", "input"]) {
    addEventListener(sign, ({ target }) => target.closest?.("form")?.setAttribute("data-touched", ""), true);
  }
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
})();`;

/** Stands behind the page's program, which is awake where a page is made for one visitor and does not say otherwise. */
export function Wake() {
  const shell = useShell();
  const asleep = comesAsleep(useMatches().map(({ handle }) => handle));
  if (!shell || (shell.visitor && !asleep)) return null;
  return (
    <>
      <OwnScript text={import.meta.env.SSR ? script : ""} />
      <FetchAhead />
    </>
  );
}
