import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Visitor } from "./shell.server.ts";
import { useShell } from "./use-shell.ts";

/** One for the whole page: the router asks again by itself after each form that was sent. */
const key = "visitor";

/** The visitor's own facts; absent until a page that was made for everybody has asked for them. */
export function useVisitor(): Visitor | undefined {
  const told = useShell()?.visitor;
  const { data } = useFetcher<Visitor | undefined>({ key });
  return told ?? data;
}

/** Asks for the visitor's own facts where the page came without. Stands once on every page. */
export function VisitorFacts() {
  const shell = useShell();
  const { load, data, state } = useFetcher<Visitor | undefined>({ key });
  const missing = shell !== undefined && shell.visitor === undefined && data === undefined;
  useEffect(() => {
    if (missing && state === "idle") void load("/visitor");
  }, [missing, state, load]);
  return null;
}
