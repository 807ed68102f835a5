import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Explained } from "../launch/explained.ts";
import { isObject, readJson, writeJson } from "../launch/json-file.ts";
import type { Copied } from "./copy.ts";

/** The layout below; another number is refused. */
const format = 1;
const fileName = "backup.json";

/** The folder of the embedded PostgreSQL's files, or the dump of one of your own. */
export const clusterFolder = "database";
export const dumpFile = "database.dump";
/** Everything of the data folder that is kept. */
export const filesFolder = "files";

/** What a backup says of itself; written last, so that a backup without it is none. */
export interface Manifest extends Copied {
  /** When the backup was whole: it holds what had been acknowledged when it began, and perhaps what came later. */
  readonly made: string;
  /** PostgreSQL's major version, for the embedded one; only the same can open its files. */
  readonly cluster: string | undefined;
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeJson(join(folder, fileName), { format, ...manifest }, 0o600);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** @throws {Explained} where the folder is no backup, or not one of this layout */
function readManifest(folder: string): Manifest {
  const read = readJson(join(folder, fileName));
  const { files, folders, made, cluster } = read ?? {};
  if (read?.format !== format || !isObject(files) || !Array.isArray(folders)) {
    throw new Explained(
      `${folder} is no whole backup of this release: there is no usable ${fileName} in it.`,
    );
  }
  const digests = Object.entries(files).map(([path, digest]) => [path, String(digest)] as const);
  return {
    made: String(made),
    cluster: cluster === undefined ? undefined : String(cluster),
    files: Object.fromEntries(digests),
    folders: folders.map(String),
  };
}

/**
 * Reads a backup and compares each of its files with the digest of when it was made.
 * @throws {Explained} naming what is missing or was changed
 */
export async function readWhole(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const wrong: string[] = [];
  const present = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const [path, digest] of Object.entries(manifest.files)) {
    const file = join(folder, path);
    if (!present.has(file)) wrong.push(`${path} is missing`);
    else if ((await digestOf(file)) !== digest) wrong.push(`${path} was changed`);
    present.delete(file);
  }
  present.delete(join(folder, fileName));
  for (const file of present) wrong.push(`${file} is not of this backup`);
  if (wrong.length > 0) {
    throw new Explained(
      `The backup in ${folder} is damaged; take another one.`,
      wrong.slice(0, 20),
    );
  }
  return manifest;
}
