/**
 * Checks whose tables the backend's SQL touches: it writes our own only, and reads Medusa's in
 * `read-models` only. Ours are those of our modules' models and migrations. Ends with 1 and a line per mistake.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./settings.mjs";
import { tablesIn } from "./table-owners/statements.ts";

type Kind = "reads" | "writes";

const index = "The catalog's index reads what a product consists of; it will ask read models.";
const tables =
  "An import puts thousands of lines into few statements, for which services have no method.";
const lookups = "An import looks up what its lines name before it writes them.";

/** Files that do otherwise, and why. Only ever shorter: what is not needed any more is a mistake too. */
const exceptions: Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>> = {
  "catalog/listing/keep-index.ts": { reads: index },
  "catalog/listing/read-categories.ts": { reads: index },
  "catalog/listing/read-products.ts": { reads: index },
  "exchange/prices.ts": { reads: lookups, writes: tables },
  "exchange/products/change.ts": { reads: lookups, writes: tables },
  "exchange/products/create.ts": { writes: tables },
  "exchange/products/load.ts": { reads: lookups },
  "exchange/products/places.ts": { reads: lookups },
  "exchange/stock.ts": { reads: lookups, writes: tables },
};

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
for (const path of new Set([...paths, ...Object.keys(exceptions)])) {
  const faults = paths.includes(path) ? faultsOf(path) : { reads: [], writes: [] };
  for (const kind of ["reads", "writes"] as const) {
    const isException = exceptions[path]?.[kind] !== undefined;
    const names = faults[kind].join(", ");
    if (names !== "" && !isException) {
      mistakes.push(`backend/src/${path} ${kind} ${names}: ${advice[kind]}`);
    }
    if (names === "" && isException) {
      mistakes.push(`backend/src/${path} ${kind} no table of Medusa's: its exception can go`);
    }
  }
}
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
