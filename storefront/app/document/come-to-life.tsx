import { StrictMode, startTransition, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "../language/addresses.ts";
import { allTexts, onMoreTexts, presentTexts } from "../language/browser-texts.ts";
import { type Catalog, Texts } from "../language/texts.tsx";

function Site({ sent }: { sent: Catalog }) {
  const catalog = useSyncExternalStore(onMoreTexts, presentTexts, () => sent);
  return (
    <Texts language={languageOf(window.location.pathname)} catalog={catalog}>
      <HydratedRouter />
    </Texts>
  );
}

/**
 * Takes the page over. Called when all scripts it came with are there, and the router has been told of
 * them; a script that comes after this waits for texts of its own.
 */
export function comeToLife(): void {
  const sent = presentTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Site sent={sent} />
      </StrictMode>,
    );
  });

  // Whoever is about to do something may go to another page next. What fails now is tried again then.
  for (const intent of ["pointerover", "keydown", "touchstart"]) {
    const soon = () => void allTexts().catch(() => undefined);
    addEventListener(intent, soon, { once: true, passive: true });
  }
}
