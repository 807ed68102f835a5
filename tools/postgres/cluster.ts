import { spawn } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf, Explained } from "../launch/explained.ts";
import { type Binaries, majorOf, programOf } from "./binaries.ts";
import { makeFolderFor, type Place } from "./place.ts";

export const databaseUser = "landolt";

/**
 * Makes the database cluster at a first start: built beside its place and renamed, so that an
 * interrupted one is never taken for whole.
 *
 * Texts sort by code point and letters of every script are known (locale provider `builtin`,
 * `C.UTF-8`), independent of the locales of the machine: "Locale Providers" in the PostgreSQL
 * manual, from version 17.
 *
 * @returns true when it was made now
 * @throws {Explained} when one is there that this PostgreSQL cannot open
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  password: string,
): Promise<boolean> {
  const known = versionOf(place.cluster);
  const major = majorOf(binaries.version);
  if (known !== undefined) {
    if (known === major) return false;
    throw new Explained(
      `The database in ${place.cluster} was made by PostgreSQL ${known}, the shop now brings ${major}, and one cannot open the other's files: go back to the earlier release and dump it, or run "npm run reset" to begin again.`,
    );
  }
  const partial = `${place.cluster}.new`;
  makeFolderFor(partial, place.account);
  const passwordFile = `${partial}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  try {
    await initdb(place, partial, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(place.cluster, { recursive: true, force: true });
  renameSync(partial, place.cluster);
  return true;
}

function versionOf(cluster: string): string | undefined {
  const file = join(cluster, "PG_VERSION");
  try {
    return existsSync(cluster) ? readFileSync(file, "utf8").trim() : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    if (codeOf(error) === "EACCES") {
      throw new Explained(
        `The database in ${cluster} belongs to another user: start as that user (or root), or set DATA_DIR to another folder.`,
      );
    }
    throw error;
  }
}

async function initdb(place: Place, folder: string, passwordFile: string): Promise<void> {
  const { account } = place;
  const args = [
    ...["--pgdata", folder, "--username", databaseUser, "--pwfile", passwordFile],
    ...["--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C"],
    ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
  ];
  const child = spawn(programOf(place.binaries, "initdb"), args, {
    cwd: dirname(folder),
    env: postgresEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    ...(account && { uid: account.uid, gid: account.gid, cwd: folder }),
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) {
    throw new Explained(
      "PostgreSQL could not make its database (initdb failed).",
      output.join("").trimEnd().split("\n").slice(-20),
    );
  }
}

/** PostgreSQL reads many variables (PGPORT, PGDATA, …); it gets none of the user's. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT, TZ } = process.env;
  return { LANG: "C", ...(PATH && { PATH }), ...(SYSTEMROOT && { SYSTEMROOT }), ...(TZ && { TZ }) };
}
