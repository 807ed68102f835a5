/** The texts of the site where staff have written none. */
import { inAll, type SiteLanguage } from "@landolt/forms";
import { home as homeDe, pages as pagesDe } from "../../../../../messages/de.json";
import { home as homeEn, pages as pagesEn } from "../../../../../messages/en.json";
import { home as homeFr, pages as pagesFr } from "../../../../../messages/fr.json";

const catalogs = inAll<unknown>({
  en: { home: homeEn, pages: pagesEn },
  fr: { home: homeFr, pages: pagesFr },
  de: { home: homeDe, pages: pagesDe },
});

/** @param key such as `home.heroTwo` */
export function defaultText(language: SiteLanguage, key: string): string {
  const found = key
    .split(".")
    .reduce<unknown>((value, name) => Object(value)[name], catalogs[language]);
  return typeof found === "string" ? found : "";
}
