import { createContext, useContext } from "react";
import { OwnScript } from "./own-script.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** On the server the speculation rules of the page's language; in the browser nothing. */
export const FetchAheadRules = createContext("");

/** Until the page's program runs: from then on it fetches ahead by itself, and less than a whole page. */
export function FetchAhead() {
  const rules = useContext(FetchAheadRules);
  return useHydrated() ? null : <OwnScript type="speculationrules" text={rules} />;
}
