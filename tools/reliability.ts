/**
 * `npm run reliability`: writes what the last runs of the fault tests found into the table in docs/reliability.md, of
 * whole runs (`npm run test:all`) before short ones. A fault that was not tried on this machine keeps its line.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./launch/json-file.ts";
import { buildFolder } from "./launch/launch.ts";
import { type Finding, mergeTable } from "./reliability/table.ts";
import { projectFolder } from "./settings.mjs";

const folder = join(buildFolder, "faults");
const page = join(projectFolder, "docs/reliability.md");

const all = existsSync(folder) ? readdirSync(folder) : [];
const names = all.filter(
  (name) => !all.includes(name.replace(".short.json", ".json")) || !name.includes(".short"),
);
const findings = names
  .toSorted()
  .map((name) => readJson(join(folder, name)) as Finding | undefined)
  .filter((finding) => finding !== undefined);
writeFileSync(page, mergeTable(readFileSync(page, "utf8"), findings));
process.stdout.write(`${findings.length} findings are in docs/reliability.md.\n`);
