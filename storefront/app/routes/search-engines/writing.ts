/** What search engines read, as text. Pure. */
import { defaultLanguage, href, siteLanguages } from "#app/language/addresses.ts";

/**
 * Pages of one sitemap. It may name 50,000 addresses in 50 MB; each page has one in each language, in about
 * two kilobytes together.
 */
const mostPages = 5000;

/** The pages of each sitemap. */
export function sitemapParts(paths: readonly string[]): string[][] {
  const parts = Math.max(1, Math.ceil(paths.length / mostPages));
  return Array.from({ length: parts }, (_, part) =>
    paths.slice(part * mostPages, (part + 1) * mostPages),
  );
}

/** Where each of several sitemaps is. */
export function sitemapIndex(origin: string, parts: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: parts },
      (_, part) => `<sitemap><loc>${origin}/sitemap.xml?part=${part + 1}</loc></sitemap>`,
    ),
    "</sitemapindex>\n",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/**
 * A sitemap that names every page in every language, each with all its languages.
 * @param origin scheme, host and port of the site
 * @param paths English forms
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const entries = paths.flatMap((path) => {
    const address = (language: (typeof siteLanguages)[number]) =>
      escaped(origin + href(language, path));
    const alternates = [
      ...siteLanguages.map((language) => link(language, address(language))),
      link("x-default", address(defaultLanguage)),
    ].join("");
    return siteLanguages.map(
      (language) => `<url><loc>${address(language)}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Rules for crawlers. `closed`: beginnings of addresses that are not theirs, English forms. */
export function robots(origin: string, closed: readonly string[]): string {
  return [
    "User-agent: *",
    ...siteLanguages.flatMap((language) =>
      closed.map((path) => `Disallow: ${href(language, path)}`),
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join("\n");
}
