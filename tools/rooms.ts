/**
 * Checks the rooms of the backend, which are the folders of `backend/src`: imports go down the list of
 * layers, a business room is entered through its `index.ts`, modules do not import each other, and no
 * folder grows past what can be read at a glance. Ends with 1 and a line per mistake.
 */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { dashboardRooms } from "./launch/build.ts";
import { projectFolder } from "./settings.mjs";

/** Rooms of a layer import from the layers below it and not from each other. */
const layers: readonly (readonly string[])[] = [
  ["api", "jobs", "subscribers", "links", "admin", "seed", "migration-scripts"],
  ["workflows"],
  ["orders"],
  ["buying"],
  ["visits"],
  ["exchange"],
  ["catalog", "content", "people", "mails"],
  ["modules", "read-models"],
  ["payments"],
  ["platform"],
];

/** Rooms any file of which may be imported. */
const open: readonly string[] = ["workflows", "modules", "read-models", "payments", "platform"];

/** What may be imported beside the index: pure, for the dashboard in its browser and the seed data. */
const pureFiles: readonly string[] = [
  "catalog/lenses/lens-table.ts",
  "catalog/lenses/range-numbers.ts",
  "catalog/lenses/range-origin.ts",
  "catalog/lookbook/colours.ts",
  "exchange/effects.ts",
];

/** Folders of which the addresses of the API, or the modules of Medusa, make one each. */
const longFolders: readonly string[] = ["api/admin", "modules"];
const mostEntries = 25;

const folder = join(projectFolder.replaceAll("\\", "/"), "backend/src");
const paths = globSync("**/*.{ts,tsx}", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
const known = new Set(paths);
const roomOf = (path: string) => path.split("/")[0] ?? "";
const layerOf = (room: string) => layers.findIndex((rooms) => rooms.includes(room));

const imported = /(?:from|import\()\s*"(\.{1,2}(?:\/[^"]*)?)"/g;
/** An import of types, which leaves nothing in what is built. */
const typesOnly = /^import type [^;]*;/gm;

/** The files that a file imports. */
function importsOf(path: string, { types }: { types: boolean }): string[] {
  const source = readFileSync(join(folder, path), "utf8");
  const text = types ? source : source.replaceAll(typesOnly, "");
  return [...text.matchAll(imported)].flatMap(([, name = ""]) => {
    const target = join(dirname(path), name);
    const files = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
    return files.find((file) => known.has(file)) ?? [];
  });
}

const mistakes: string[] = [];

function checkImport(path: string, target: string): void {
  const [from, to] = [roomOf(path), roomOf(target)];
  if (from === to) {
    const module = (file: string) => file.split("/")[1];
    if (from === "modules" && module(path) !== module(target)) {
      mistakes.push(`${path} imports ${target}: modules do not import each other`);
    }
    return;
  }
  if (layerOf(to) <= layerOf(from)) {
    mistakes.push(`${path} imports ${target}: ${from} stands below ${to} or beside it`);
  }
  if (!open.includes(to) && target !== `${to}/index.ts` && !pureFiles.includes(target)) {
    mistakes.push(`${path} imports ${target}: ${to} is entered through ${to}/index.ts`);
  }
}

for (const room of new Set(paths.map(roomOf))) {
  if (layerOf(room) < 0) mistakes.push(`${room} stands in no layer`);
}
const built = paths.filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path));
for (const path of built) {
  for (const target of importsOf(path, { types: true })) checkImport(path, target);
}
for (const path of built.filter((path) => roomOf(path) === "admin")) {
  for (const target of importsOf(path, { types: false })) {
    if (dashboardRooms.includes(roomOf(target))) continue;
    mistakes.push(`${path} imports ${target}: add its room to dashboardRooms in tools/launch`);
  }
}

const folders = globSync(["*/", "*/*/"], { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
for (const path of folders) {
  const { length } = readdirSync(join(folder, path));
  if (length > mostEntries && !longFolders.includes(path)) {
    mistakes.push(`${path} holds ${length} entries, more than ${mostEntries}`);
  }
}
for (const mistake of mistakes) process.stderr.write(`backend/src: ${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
