/**
 * Checks whose tables the backend's SQL touches: it writes our own only, and reads Medusa's in
 * `read-models` only. Ours are those of our modules' models and migrations. Ends with 1 and a line per mistake.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./settings.mjs";
import { tablesIn } from "./table-owners/statements.ts";

type Kind = "reads" | "writes";

const folder = join(projectFolder, "backend/src");
const textOf = (path: string) => readFileSync(join(folder, path), "utf8");
const filesLike = (...patterns: string[]) =>
  globSync(patterns, { cwd: folder }).map((path) => path.replaceAll("\\", "/"));

/** Home visits make their tables from a list, so models are looked at as well. */
const made = /(?:\bcreate table (?:if not exists )?"?|\bmodel\.define\(\s*")(\w+)"?/g;
const ours = new Set(
  filesLike("modules/*/migrations/*.ts", "modules/*/models/*.ts").flatMap((path) =>
    [...textOf(path).matchAll(made)].map(([, table]) => table),
  ),
);

/** What a file does with tables that are not ours. */
function faultsOf(path: string): Record<Kind, string[]> {
  const { read, written } = tablesIn(path, textOf(path));
  const foreign = (names: ReadonlySet<string>) => [...names].filter((name) => !ours.has(name));
  return { reads: path.startsWith("read-models/") ? [] : foreign(read), writes: foreign(written) };
}

const advice: Record<Kind, string> = {
  reads: "SQL reads tables of Medusa's in read-models only",
  writes: "tables of Medusa's are written by its services only",
};

const mistakes: string[] = [];
// The dashboard runs in a browser and asks no database; migrations look after our tables alone.
const paths = filesLike("**/*.ts").filter(
  (path) => !/^admin\/|\/migrations\/|\.test\.ts$/.test(path),
);
for (const path of paths) {
  const faults = faultsOf(path);
  for (const kind of ["reads", "writes"] as const) {
    const names = faults[kind].join(", ");
    if (names !== "") mistakes.push(`backend/src/${path} ${kind} ${names}: ${advice[kind]}`);
  }
}
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
