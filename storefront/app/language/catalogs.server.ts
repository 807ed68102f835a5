import type { SiteLanguage } from "@landolt/forms";
import { siteLanguages } from "./addresses.ts";
import type { Catalog } from "./texts.tsx";

const files = import.meta.glob<Catalog>("../../../messages/*.json", {
  eager: true,
  import: "default",
});

/** The texts of every language of the site. */
export const catalogs = Object.fromEntries(
  siteLanguages.map((language) => [language, files[`../../../messages/${language}.json`]]),
) as Record<SiteLanguage, Catalog>;

/** What each language calls itself. */
export const languageNames = Object.fromEntries(
  siteLanguages.map((language) => [language, catalogs[language].language.name]),
) as Record<SiteLanguage, string>;
