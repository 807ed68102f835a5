import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf, localeOf } from "#app/language/addresses.ts";
import { allTexts, presentTexts } from "#app/language/browser-texts.ts";
import { Texts } from "#app/language/texts.tsx";
import { onFirstIntent } from "./first-intent.ts";

/**
 * Has the browser read where a language is at home, how it counts and how it writes numbers, each in a task of
 * its own: it does that once, with the first text that has a number, which would hold up a phone for 60 ms.
 */
async function learnLanguage(): Promise<void> {
  const language = languageOf(window.location.pathname);
  const lessons = [
    () => localeOf(language),
    () => new Intl.PluralRules(localeOf(language)),
    () => new Intl.NumberFormat(localeOf(language)),
  ];
  for (const lesson of lessons) {
    lesson();
    await new Promise((resume) => setTimeout(resume));
  }
}

/** For the first of these React would hydrate the whole page in one piece. */
const urgent =
  "pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change".split(
    " ",
  );

/**
 * A link leads on within the page, and what is filled in or sent is React's: for these it has to be hydrated. A form
 * marked `data-early` looks itself at what was chosen before (`use-early-touch.ts`).
 */
function hide(event: Event): void {
  const own = (event.target as Element).closest("a,button,label,input,select,textarea");
  const canWait = own?.closest("form[data-early]") && !own.matches("a,button");
  if (!own || canWait) event.stopPropagation();
}

/**
 * Keeps React from other presses until the page is hydrated, so that a phone that begins to scroll, or opens a
 * menu, goes on answering: in one piece it takes 0.4 s there. The browser does these by itself.
 * @returns what ends it
 */
function leaveToBrowser(): () => void {
  const hydrated = new AbortController();
  const { signal } = hydrated;
  for (const type of urgent) addEventListener(type, hide, { capture: true, signal });
  return () => hydrated.abort();
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the page. Called when all scripts it came with are loaded and the router knows of
 * them; a script that comes after this waits for texts of its own.
 */
export async function hydrate(): Promise<void> {
  const catalog = presentTexts();
  await learnLanguage();
  const onHydrated = leaveToBrowser();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Texts language={languageOf(window.location.pathname)} catalog={catalog}>
          <Hydrated onHydrated={onHydrated}>
            <HydratedRouter />
          </Hydrated>
        </Texts>
      </StrictMode>,
    );
  });

  // A visitor about to do something may go to another page next. What fails now is retried then.
  onFirstIntent(() => void allTexts().catch(() => undefined));
}
