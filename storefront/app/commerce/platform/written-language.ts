import { type SiteLanguage, siteLanguages } from "@landolt/forms";

/**
 * The language in which the backend keeps and sends what belongs to a page: the page's own where mails,
 * documents and the catalog are written in it, English otherwise. The site may speak more languages,
 * one for each file of texts.
 */
export function writtenLanguage(language: string): SiteLanguage {
  return siteLanguages.find((one) => one === language) ?? "en";
}
