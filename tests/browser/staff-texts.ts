/** What the dashboard says in each of its languages, so that tests find what staff read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "./texts.ts";

type Texts = Map<Language, unknown>;

const readTexts = (folder: string): Texts =>
  new Map(
    languages.map((language) => {
      const file = join(import.meta.dirname, "../../backend", folder, `${language}.json`);
      return [language, JSON.parse(readFileSync(file, "utf8"))];
    }),
  );

const ours = readTexts("src/admin/i18n");
const medusas = readTexts("node_modules/@medusajs/dashboard/src/i18n/translations");

function textAt(texts: Texts, language: Language, key: string): string | undefined {
  let found = texts.get(language);
  for (const part of key.split(".")) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === "string" ? found : undefined;
}

/** A text of our pages by its namespace and key; what it takes is filled in. */
export function deskText(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const found = textAt(ours, language, key);
  if (found === undefined) throw new Error(`the dashboard has no text ${key} in ${language}`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
}

/** A text of Medusa's own pages, as we word it where we do. */
export function medusaText(language: Language, key: string): string {
  const found = textAt(ours, language, `translation.${key}`) ?? textAt(medusas, language, key);
  if (found === undefined) throw new Error(`Medusa has no text ${key} in ${language}`);
  return found;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What begins with a text, and does not go on with a digit. */
export const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}(?!\\d)`);

/** Both forms of a text that counts, with any number. */
export function counting(language: Language, key: string): RegExp {
  const forms = ["one", "other"].map((form) =>
    escaped(deskText(language, `${key}_${form}`, { count: "§" })).replace("§", "\\d+"),
  );
  return new RegExp(`^(${forms.join("|")})$`);
}

/** A language by its own name, as the dashboard's lists have it. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const valuesOf = (texts: unknown): string[] =>
  typeof texts === "string" ? [texts] : Object.values(texts ?? {}).flatMap(valuesOf);

/** Every text of the dashboard in a language, Medusa's and ours. */
export const everyText = (language: Language): string[] =>
  [medusas, ours].flatMap((texts) => valuesOf(texts.get(language)));
