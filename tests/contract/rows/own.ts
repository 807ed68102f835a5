/** The calls of our own routes, read from the files that make them, so that none can be left out. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "./row.ts";

const folder = join(import.meta.dirname, "../../../backend/src/api");
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const satisfies Row["method"][];

export interface OwnRow extends Row {
  /** Names of the fields that the file itself asks for; there are more in what it imports. */
  readonly fields: readonly string[];
}

/** What a file exports, as a function, a constant, several constants, or from another file. */
const exported = /^export (?:async )?(?:function |const )?\{?([^=({]+)/gm;

function rowsOfFile(file: string): OwnRow[] {
  const source = readFileSync(join(folder, file), "utf8");
  const names = [...source.matchAll(exported)].flatMap(([, name = ""]) => name.match(/\w+/g) ?? []);
  const path = `/${file.replaceAll("\\", "/").replace(/\/route\.ts$/, "")}`.replaceAll(
    /\[(\w+)\]/g,
    "{$1}",
  );
  const fields = [...source.matchAll(/\b(\w+): (?:z\.|\w+\.(?:optional|nullish)\()/g)];
  const own = methods.filter((method) => names.includes(method));
  if (own.length === 0) throw new Error(`no method is exported by ${file}`);
  return own.map((method) => ({
    area: path.startsWith("/admin/") ? "Administration" : "Storefront",
    group: path.split("/")[2] ?? "",
    method,
    path,
    fields: fields.map(([, name = ""]) => name),
  }));
}

/** Every call of our own, each once. */
export const ownRows: readonly OwnRow[] = globSync("**/route.ts", { cwd: folder })
  .sort()
  .flatMap(rowsOfFile);
