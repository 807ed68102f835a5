import { useEffect, useSyncExternalStore } from "react";
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

let question: AbortController | undefined;

/** Takes back what is not answered yet: the answer would store the language of a page that is being left. */
export const cancelQuestion = (): void => question?.abort();

/** Asks for the visitor's own facts whenever the shell has come without. Stands once on every page. */
export function VisitorFacts() {
  const shell = useShell();
  const language = useLanguage();
  useEffect(() => {
    if (!shell) return;
    if (shell.visitor) return know(shell.visitor);
    // Only the first page of a document may have been reached from elsewhere.
    const isArrival = !question && !document.referrer.startsWith(`${location.origin}/`);
    question = new AbortController();
    void ask(`/visitor?page=${language}${isArrival ? "&arrived" : ""}`, question.signal);
    return cancelQuestion;
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
