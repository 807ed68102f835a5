import type { SiteLanguage } from "@landolt/forms";
import { useEffect, useSyncExternalStore } from "react";
import { languageOf } from "#app/language/addresses.ts";
import { useLanguage } from "#app/language/use-language.ts";
import type { Visitor } from "./shell.server.ts";
import { useShell } from "./use-shell.ts";

// Beside the router, whose every change renders the whole page again: these facts come when it has just been hydrated.
let known: Visitor | undefined;
const listeners = new Set<() => void>();

const present = () => known;
const absent = () => undefined;
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function know(visitor: Visitor): void {
  known = visitor;
  for (const listener of listeners) listener();
}

/** The visitor's own facts; absent until a page that was made for everybody has asked for them. */
export function useVisitor(): Visitor | undefined {
  const sent = useShell()?.visitor;
  const asked = useSyncExternalStore(listen, present, absent);
  return sent ?? asked;
}

let isFirstPage = true;

/**
 * How this document was reached: from elsewhere, or from a page of another language, of which only the switcher leads here. It
 * stores the choice; but what the page before has asked may be answered later, and store the former one again. Pages that
 * follow in the same document were not reached so.
 */
function wayHere(language: SiteLanguage): string {
  if (!isFirstPage) return "";
  isFirstPage = false;
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return "&arrived";
  return languageOf(new URL(referrer).pathname) === language ? "" : "&chosen";
}

/** Asks for the visitor's own facts whenever the shell has come without. Stands once on every page. */
export function VisitorFacts() {
  const shell = useShell();
  const language = useLanguage();
  useEffect(() => {
    if (!shell) return;
    if (shell.visitor) return know(shell.visitor);
    const overtaken = new AbortController();
    void ask(`/visitor?page=${language}${wayHere(language)}`, overtaken.signal);
    return () => overtaken.abort();
  }, [shell, language]);
  if (!shell || shell.visitor) return null;
  return (
    <noscript>
      <img hidden alt="" src={`/visitor?page=${language}&arrived`} />
    </noscript>
  );
}

async function ask(address: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(address, { signal });
    if (answer.ok) know((await answer.json()) as Visitor);
  } catch {
    // A page stands without these facts, and must not fall for them.
  }
}
