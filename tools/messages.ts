/**
 * Checks the texts by docs/style-guide.md. Those of the website and of the dashboard: every key exists in
 * every language with the same arguments; every key of the website's is used and fits its place. These and
 * the texts in the backend's sources, mails and seed data among them: typography and words of the language.
 * Ends with 1 and a line per mistake.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  argumentsOf,
  bracedArgumentsOf,
  flatten,
  type SourceFile,
  unusedKeys,
} from "./messages/messages.ts";
import { placeFaults } from "./messages/places.ts";
import { textsInSource } from "./messages/source-texts.ts";
import { typographyFaults } from "./messages/typography.ts";
import { wordFaults } from "./messages/words.ts";
import { projectFolder } from "./settings.mjs";

interface Texts {
  readonly folder: string;
  /** The arguments that a text takes. */
  readonly argumentsIn: (text: string) => string;
}

const website: Texts = { folder: "messages", argumentsIn: argumentsOf };
const dashboard: Texts = { folder: "backend/src/admin/i18n", argumentsIn: bracedArgumentsOf };

const app = join(projectFolder, "storefront/app");
function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** Messages that the specification gives word for word. */
const given: readonly string[] = [
  "Please enter a valid email address",
  "Please enter a valid postal code (4-5 digits)",
];

const styleFaults = (language: string, text: string): string[] =>
  given.includes(text) ? [] : [...typographyFaults(language, text), ...wordFaults(language, text)];

const mistakes: string[] = [];

/** The texts by language and key. */
function checked({ folder, argumentsIn }: Texts): Map<string, Map<string, string>> {
  const files = readdirSync(join(projectFolder, folder)).filter((file) => file.endsWith(".json"));
  const texts = new Map(
    files.map((file) => {
      const text = readFileSync(join(projectFolder, folder, file), "utf8");
      return [basename(file, ".json"), flatten(JSON.parse(text))];
    }),
  );
  const originals = texts.get("en") ?? new Map<string, string>();
  for (const [language, translated] of texts) {
    const say = (mistake: string) => mistakes.push(`${folder}/${language}.json: ${mistake}`);
    for (const key of new Set([...originals.keys(), ...translated.keys()])) {
      const [original, text] = [originals.get(key), translated.get(key)];
      if (text === undefined) say(`${key} is missing`);
      else if (original === undefined) say(`${key} is not in English`);
      else {
        const [wanted, found] = [argumentsIn(original), argumentsIn(text)];
        if (wanted !== found) say(`${key} takes ${found || "nothing"}, not ${wanted || "nothing"}`);
      }
    }
    for (const [key, text] of translated) {
      for (const fault of styleFaults(language, text)) say(`${key} ${fault}`);
    }
  }
  return texts;
}

checked(dashboard);
const texts = checked(website);
for (const [language, translated] of texts) {
  for (const [key, text] of translated) {
    for (const fault of placeFaults(key, text)) {
      mistakes.push(`messages/${language}.json: ${key} ${fault}`);
    }
  }
}

const originals = texts.get("en") ?? new Map<string, string>();
const sources = [app, join(projectFolder, "packages/forms/src")].flatMap(sourcesBelow);
mistakes.push(...unusedKeys([...originals.keys()], sources).map((key) => `${key} is never used`));

const backend = join(projectFolder, "backend/src");
for (const { path, text: source } of sourcesBelow(backend)) {
  if (path.startsWith("admin/")) continue;
  for (const { language, text } of textsInSource(path, source)) {
    for (const fault of styleFaults(language, text)) {
      mistakes.push(`backend/src/${path}: “${text.slice(0, 60)}” ${fault}`);
    }
  }
}

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
