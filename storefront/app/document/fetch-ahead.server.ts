/** What a browser may fetch ahead while the hydration of a page is deferred: the cached pages, and no other. */
import type { SiteLanguage } from "@landolt/forms";
import { cachedPaths } from "#server/pages/manifest.ts";
import { href, siteLanguages } from "../language/addresses.ts";

/** Patterns of the addresses in one language, which is where nearly all of its links lead. */
export const fetchedAhead = (language: SiteLanguage): string[] =>
  cachedPaths.map((path) => href(language, path));

const rulesOf = (language: SiteLanguage): string =>
  JSON.stringify({
    prefetch: [{ where: { href_matches: fetchedAhead(language) }, eagerness: "moderate" }],
  });

/** Speculation rules by language: a link that somebody is about to follow, by resting on it or pressing it. */
export const fetchAheadRules = Object.fromEntries(
  siteLanguages.map((language) => [language, rulesOf(language)]),
) as Record<SiteLanguage, string>;
