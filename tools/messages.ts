/**
 * Checks the texts of the website and of the dashboard: every key exists in every language with the same
 * arguments, no line of French begins with a colon, and none with the unit of a number; every key of the
 * website's is used. Ends with 1 and a line per mistake.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  argumentsOf,
  bracedArgumentsOf,
  flatten,
  hasLooseMark,
  hasLooseUnit,
  type SourceFile,
  unusedKeys,
} from "./messages/messages.ts";
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
      if (language === "fr" && hasLooseMark(text)) {
        say(`${key} needs a no-break space beside « : ; ? ! »`);
      }
      if (hasLooseUnit(text)) say(`${key} needs a no-break space between number and unit`);
    }
  }
  return texts;
}

checked(dashboard);
const originals = checked(website).get("en") ?? new Map<string, string>();
const sources = [app, join(projectFolder, "packages/forms/src")].flatMap(sourcesBelow);
mistakes.push(...unusedKeys([...originals.keys()], sources).map((key) => `${key} is never used`));

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
