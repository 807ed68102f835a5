import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../settings.mjs";

/** A package of others, as a lockfile names it. */
export interface LockedPackage {
  /** Which of the two lockfiles. */
  readonly of: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly integrity: string | undefined;
  readonly dev: boolean;
  readonly optional: boolean;
  readonly hasInstallScript: boolean;
}

type Entry = {
  version?: string;
  name?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
};

/** Everything that `npm ci` installs, on any platform: both lockfiles, each place once. */
export function lockedPackages(): LockedPackage[] {
  return ["package-lock.json", "backend/package-lock.json"].flatMap((of) => {
    const { packages }: { packages: Record<string, Entry> } = JSON.parse(
      readFileSync(join(projectFolder, of), "utf8"),
    );
    return Object.entries(packages).flatMap(([path, entry]) => {
      if (!path.includes("node_modules/") || entry.link || entry.version === undefined) return [];
      return {
        of,
        name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
        version: entry.version,
        license: entry.license,
        integrity: entry.integrity,
        dev: entry.dev === true,
        optional: entry.optional === true,
        hasInstallScript: entry.hasInstallScript === true,
      };
    });
  });
}
