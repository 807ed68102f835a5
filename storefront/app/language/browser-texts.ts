/** The texts that this browser has: those of the page it came with, later all of the language. */
import { languageOf } from "./addresses.ts";
import { sentTextsId } from "./sent-texts.tsx";
import type { Catalog } from "./texts.tsx";

const files = import.meta.glob<Catalog>("../../../messages/*.json", { import: "default" });
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

/** Loads all texts of the language, once. */
export function allTexts(): Promise<void> {
  all ??= load().catch((error: unknown) => {
    all = undefined;
    throw error;
  });
  return all;
}

/**
 * Adds to the catalog in place. A new catalog would be a change of the whole page, for which React throws
 * away what the server made of a part that is not hydrated yet, and with it what is pressed there.
 */
async function load(): Promise<void> {
  const language = languageOf(window.location.pathname);
  const loaded = await files[`../../../messages/${language}.json`]?.();
  if (!loaded) throw new Error(`There are no texts in ${language}.`);
  add(loaded, presentTexts());
}

type Group = { [key: string]: string | Group };

function add(more: Group, present: Group): void {
  for (const [key, value] of Object.entries(more)) {
    const there = present[key];
    if (typeof there === "object" && typeof value === "object") add(value, there);
    else present[key] = value;
  }
}

/**
 * Waited for by each page's script, into which the build writes it: one that comes when a page is already
 * shown needs texts of its own.
 * @public
 */
export function textsForLater(): Promise<void> | undefined {
  return texts ? allTexts() : undefined;
}
