import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../launch/explained.ts";

/** What was copied, by paths with slashes: files with the SHA-256 of what was read, and folders, also empty ones. */
export interface Copied {
  readonly files: Record<string, string>;
  readonly folders: string[];
}

/** A whole file that only its owner may read, on the disk when this returns. @returns its SHA-256 */
export async function copyFile(from: string, to: string): Promise<string> {
  // First of all: of a file that is gone, nothing is made.
  const source = await open(from);
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const target = createWriteStream(to, { mode: 0o600, flush: true });
  await pipeline(source.createReadStream(), hashing, target);
  return hash.digest("hex");
}

interface Options {
  /** Paths that are left out, relative to the folder. */
  readonly skips?: (path: string) => boolean;
  /** The content of these folders is left out, the folders are not. */
  readonly empties?: (path: string) => boolean;
}

/** Adds a folder's files to a copy of it. A file that is deleted meanwhile is left out. */
export async function copyFolder(
  from: string,
  to: string,
  { skips = () => false, empties = () => false }: Options = {},
): Promise<Copied> {
  const copied: Copied = { files: {}, folders: [] };
  const visit = async (path: string) => {
    await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    if (path !== "") copied.folders.push(path);
    if (empties(path)) return;
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inner = path === "" ? entry.name : `${path}/${entry.name}`;
      if (skips(inner)) continue;
      try {
        if (entry.isDirectory()) await visit(inner);
        else if (entry.isFile())
          copied.files[inner] = await copyFile(join(from, inner), join(to, inner));
      } catch (error) {
        if (codeOf(error) !== "ENOENT") throw error;
      }
    }
  };
  await visit("");
  return copied;
}

/** The same copies, seen from the folder above. */
export function below(folder: string, { files, folders }: Copied): Copied {
  const moved = Object.entries(files).map(([path, digest]) => [`${folder}/${path}`, digest]);
  return {
    files: Object.fromEntries(moved),
    folders: [folder, ...folders.map((path) => `${folder}/${path}`)],
  };
}

export const together = (...parts: readonly Copied[]): Copied => ({
  files: Object.assign({}, ...parts.map(({ files }) => files)),
  folders: [...new Set(parts.flatMap(({ folders }) => folders))],
});
