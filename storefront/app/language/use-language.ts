import type { SiteLanguage } from "@landolt/forms";
import { useLocation } from "react-router";
import { href, languageOf } from "./addresses.ts";

/** Language of the page being shown. */
export function useLanguage(): SiteLanguage {
  return languageOf(useLocation().pathname);
}

/** Gives addresses in the language of the page being shown; see {@link href}. */
export function useHref(): (path: string) => string {
  const language = useLanguage();
  return (path) => href(language, path);
}
