import { StrictMode, startTransition, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "./language/addresses.ts";
import { allTexts, onMoreTexts, presentTexts } from "./language/browser-texts.ts";
import { Texts } from "./language/texts.tsx";

const language = languageOf(window.location.pathname);
const sent = presentTexts();

function Site() {
  const catalog = useSyncExternalStore(onMoreTexts, presentTexts, () => sent);
  return (
    <Texts language={language} catalog={catalog}>
      <HydratedRouter />
    </Texts>
  );
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});

// Whoever is about to do something may go to another page next. What fails now is tried again then.
for (const intent of ["pointerover", "keydown", "touchstart"]) {
  const soon = () => void allTexts().catch(() => undefined);
  addEventListener(intent, soon, { once: true, passive: true });
}

// Vite changes what it has put into the page itself; a built page brings its style sheet along.
if (import.meta.env.DEV) void import("./design/design.css");
