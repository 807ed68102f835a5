/**
 * Checks the storefront's texts: every key exists in every language with the same arguments,
 * every key is used, no line of French begins with a colon, and none with the unit of a number. Ends with 1 and
 * a line per mistake.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  argumentsOf,
  flatten,
  hasLooseMark,
  hasLooseUnit,
  type SourceFile,
  unusedKeys,
} from "./messages/messages.ts";
import { projectFolder } from "./settings.mjs";

const app = join(projectFolder, "storefront/app");
const folder = join(projectFolder, "messages");
function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

function textsIn(language: string): Map<string, string> {
  const file = join(folder, `${language}.json`);
  return flatten(JSON.parse(readFileSync(file, "utf8")));
}

const mistakes: string[] = [];
const originals = textsIn("en");
const languages = readdirSync(folder).map((file) => basename(file, ".json"));
for (const language of languages.filter((one) => one !== "en")) {
  const messages = textsIn(language);
  for (const key of new Set([...originals.keys(), ...messages.keys()])) {
    const original = originals.get(key);
    const translated = messages.get(key);
    if (translated === undefined) mistakes.push(`${language}.json lacks ${key}`);
    else if (original === undefined) mistakes.push(`en.json lacks ${key}`);
    else {
      const [wanted, found] = [argumentsOf(original), argumentsOf(translated)];
      if (wanted !== found) {
        mistakes.push(
          `${language}.json: ${key} takes ${found || "nothing"}, not ${wanted || "nothing"}`,
        );
      }
    }
  }
}
for (const [key, message] of textsIn("fr")) {
  if (hasLooseMark(message)) {
    mistakes.push(`fr.json: ${key} needs a no-break space beside « : ; ? ! »`);
  }
}
for (const language of languages) {
  for (const [key, message] of textsIn(language)) {
    if (hasLooseUnit(message)) {
      mistakes.push(`${language}.json: ${key} needs a no-break space between number and unit`);
    }
  }
}
const sources = [app, join(projectFolder, "packages/forms/src")].flatMap(sourcesBelow);
mistakes.push(...unusedKeys([...originals.keys()], sources).map((key) => `${key} is never used`));

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
