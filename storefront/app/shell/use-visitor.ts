import { useEffect, useSyncExternalStore } from "react";
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

/** Asks for the visitor's own facts whenever the shell has come without. Stands once on every page. */
export function VisitorFacts() {
  const shell = useShell();
  useEffect(() => {
    if (!shell) return;
    if (shell.visitor) return know(shell.visitor);
    const overtaken = new AbortController();
    void ask(overtaken.signal);
    return () => overtaken.abort();
  }, [shell]);
  return null;
}

async function ask(signal: AbortSignal): Promise<void> {
  try {
    const [language] = document.documentElement.lang.split("-");
    const answer = await fetch(`/visitor?page=${language}`, { signal });
    if (answer.ok) know((await answer.json()) as Visitor);
  } catch {
    // A page stands without these facts, and must not fall for them.
  }
}
