import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readJson, writeJson } from "./json-file.ts";

/** Folders that are made from the sources, never part of them. */
const made = new Set(["node_modules", "dist", "build", ".medusa", ".react-router", ".git"]);

/** Files that no build reads. */
const unbuilt = /\.tsbuildinfo$|\.test\.tsx?$/;

function* filesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (made.has(entry.name) || unbuilt.test(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (entry.isFile()) yield full;
  }
}

/**
 * One hash over the names and contents of files.
 *
 * @param root names are taken relative to this folder, so that a moved checkout keeps its hash
 * @param sources files and folders; an absent one counts as empty
 */
export function hashOf(root: string, sources: readonly string[]): string {
  const hash = createHash("sha256");
  const files = sources
    .filter((source) => existsSync(source))
    .flatMap((source) => (isFolder(source) ? [...filesBelow(source)] : [source]));
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Remembers from which sources something was made, so that it is not made again from the same. */
export class Stamp {
  readonly #file: string;
  readonly #outputs: readonly string[];

  /** @param outputs what must exist for the stamp to count */
  constructor(folder: string, name: string, outputs: readonly string[]) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${name}.json`);
    this.#outputs = outputs;
  }

  matches(hash: string): boolean {
    return readJson(this.#file)?.hash === hash && this.#outputs.every((path) => existsSync(path));
  }

  write(hash: string): void {
    writeJson(this.#file, { hash });
  }
}
