/**
 * `npm run lockfile`: completes package-lock.json with the optional platform packages that npm left
 * out. npm notes only those that the registry served to the machine that made the lockfile; where
 * one is missing, `npm ci` refuses the whole lockfile on every other machine.
 *
 * An entry added here names its exact version and platform but no checksum: the registry did not
 * show the file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./settings.mjs";

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  cpu?: string[];
  dev?: true;
  devOptional?: true;
  libc?: string[];
  license?: string;
  optional?: true;
  os?: string[];
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** The platform that the name of a package tells, such as `cli-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const parts = (name.split("/").at(-1) ?? "").split("-");
  const os = systems.find((system) => parts.includes(system));
  const cpu = processors.find((processor) => parts.includes(processor));
  const musl = parts.some((part) => part.startsWith("musl"));
  const glibc = parts.some((part) => part.startsWith("gnu"));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === "linux" && (musl || glibc) && { libc: [musl ? "musl" : "glibc"] }),
    ...(os && { os: [os] }),
  };
}

/** Adds what is missing, in place. @returns the names of the packages added */
export function completeLockfile({ packages }: Lockfile): string[] {
  const added: string[] = [];
  for (const [place, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const known = packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      const platform = platformOf(name);
      // A range cannot be resolved without the registry, and a package for every platform is served.
      if (known || !/^\d/.test(version) || !(platform.os || platform.cpu)) continue;
      packages[`node_modules/${name}`] = {
        version,
        ...(platform.cpu && { cpu: platform.cpu }),
        ...(parent.dev && { dev: true }),
        ...(parent.devOptional && { devOptional: true }),
        ...(platform.libc && { libc: platform.libc }),
        ...(parent.license && { license: parent.license }),
        optional: true,
        ...(platform.os && { os: platform.os }),
      };
      added.push(`${name}@${version}`);
    }
  }
  return added;
}

if (import.meta.main) {
  const file = join(projectFolder, "package-lock.json");
  const lockfile = JSON.parse(readFileSync(file, "utf8"));
  const added = completeLockfile(lockfile);
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lockfile.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(added.length > 0 ? `Added ${added.join(", ")}\n` : "Nothing is missing.\n");
}
