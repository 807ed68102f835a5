/** The texts that this browser has: those of the page it came with, later all of the language. */
import { partsUnderWay } from "#app/document/lazy-part.tsx";
import { languageOf } from "./addresses.ts";
import { sentTextsId } from "./sent-texts.tsx";
import type { Catalog } from "./texts.tsx";

const files = import.meta.glob<Catalog>("../../../messages/*.json", { import: "default" });
const listeners = new Set<() => void>();
let texts: Catalog | undefined;
let all: Promise<void> | undefined;

/**
 * What there is now. Of the page it came with a browser has what its scripts can say, and it runs no
 * others before it has all.
 */
export function presentTexts(): Catalog {
  texts ??= JSON.parse(document.getElementById(sentTextsId)?.textContent ?? "{}") as Catalog;
  return texts;
}

/** Calls `listener` when there are more; returns how to stop that. */
export function onMoreTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads all texts of the language, once. */
export function allTexts(): Promise<void> {
  all ??= load().catch((error: unknown) => {
    all = undefined;
    throw error;
  });
  return all;
}

async function load(): Promise<void> {
  const language = languageOf(window.location.pathname);
  const loaded = await files[`../../../messages/${language}.json`]?.();
  if (!loaded) throw new Error(`There are no texts in ${language}.`);
  await partsUnderWay();
  texts = loaded;
  for (const listener of listeners) listener();
}

/**
 * Waited for by each page's script, into which the build writes it: one that comes when a page is already
 * shown needs texts of its own.
 * @public
 */
export function textsForLater(): Promise<void> | undefined {
  return texts ? allTexts() : undefined;
}
