import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { plantedIn } from "./planted.ts";

/** How the people of all tests are called, where they live and how they are reached. */
const personal =
  /[\w.+-]+@example\.com|Marie Weber|\bWeber\b|rue des Prés|rue%20des|Grande-Duchesse|621[ .]?123[ .]?456/gi;

/** What the logs of a folder of shops tell of the people and eyes of the tests, with its place; nothing where all is well. */
export function personalDataIn(folder: string): string[] {
  return globSync(join(folder, "*", "logs", "*")).flatMap((path) => {
    const log = readFileSync(path, "utf8");
    const people = [...log.matchAll(personal)].map(({ 0: text, index }) => [text, index] as const);
    const places = new Map([...people, ...plantedIn(log)]);
    return [...places].map(
      ([text, at]) =>
        `${basename(path)}: ${text} in: ${log.slice(Math.max(0, at - 400), at + 100)}`,
    );
  });
}
