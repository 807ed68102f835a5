/** The site's own texts, so that the tests find what a visitor reads, in each language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const languages = ["en", "fr", "de"] as const;
export type Language = (typeof languages)[number];

const catalogs = new Map(
  languages.map((language) => {
    const file = join(import.meta.dirname, `../../messages/${language}.json`);
    return [language, JSON.parse(readFileSync(file, "utf8"))];
  }),
);

/** The text of a dotted key; what it takes is filled in, anything else in it stays as written. */
export function text(language: Language, key: string, values: Record<string, string> = {}): string {
  let found: unknown = catalogs.get(language);
  for (const part of key.split(".")) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== "string") throw new Error(`no text ${key} in ${language}`);
  return found.replaceAll(/\{(\w+)[^{}]*\}/g, (whole, name: string) => values[name] ?? whole);
}

/** As `text`, behind the word by which the sign beside an error is read aloud. */
export function errorText(...[language, key, values]: Parameters<typeof text>): string {
  const words = `../../storefront/app/design/interface/interface-texts/${language}.json`;
  const { error } = JSON.parse(readFileSync(join(import.meta.dirname, words), "utf8"));
  return `${error} ${text(language, key, values)}`;
}

/** Address of a page in a language, from its English form. */
export function address(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
