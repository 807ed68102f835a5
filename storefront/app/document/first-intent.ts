import { useEffect } from "react";
import { preloadModule } from "react-dom";
import { useLanguage } from "#app/language/use-language.ts";

/** Calls `act` once, with the first sign that a visitor is about to do something. */
export function onFirstIntent(act: () => void): () => void {
  const ended = new AbortController();
  const begin = () => {
    ended.abort();
    act();
  };
  for (const intent of ["pointerover", "focusin", "keydown", "touchstart"]) {
    addEventListener(intent, begin, { passive: true, signal: ended.signal });
  }
  return () => ended.abort();
}

/**
 * Loads the scripts of the page that this one leads to, before a form is sent: they are two round trips that the answer
 * would be waited for with.
 * @param path English address of that page
 */
export function useScriptsAhead(path: string): void {
  const id = useLanguage() + path;
  useEffect(
    () =>
      onFirstIntent(() => {
        const route = globalThis.__reactRouterManifest?.routes[id];
        if (!route) return;
        for (const script of [route.module, ...(route.imports ?? [])]) preloadModule(script);
      }),
    [id],
  );
}
