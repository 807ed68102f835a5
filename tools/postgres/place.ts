import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Explained } from "../launch/explained.ts";
import { type Binaries, programOf } from "./binaries.ts";

/** The account a server runs under, where that is not ours. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Where a server's files are and who runs it. */
export interface Place {
  readonly binaries: string;
  readonly cluster: string;
  readonly account: Account | undefined;
}

/** Where the database of a data folder goes that the server's account cannot reach. */
export function outsideFolder(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return join("/var/lib/landolt", name);
}

const clusterIn = (folder: string) => join(folder, "postgres");
const exists = (cluster: string) => existsSync(join(cluster, "PG_VERSION"));

/** The database of a data folder, inside or outside of it, if it has one. */
export const clusterOf = (dataDir: string): string | undefined =>
  [dataDir, outsideFolder(dataDir)].map(clusterIn).find(exists);

/**
 * Decides where the database lives. PostgreSQL refuses to run as root, and its folder must belong
 * to the account that runs it and be closed to others ("Creating a Database Cluster" in the
 * PostgreSQL manual). So root hands it to `postgres`, else `nobody`; when that account cannot reach
 * the data folder or the programs, they are kept in a folder of its own below /var/lib.
 *
 * @param warn called with a sentence when something is kept outside
 */
export function placeFor(
  dataDir: string,
  binaries: Binaries,
  warn: (sentence: string) => void,
): Place {
  const inside = clusterIn(dataDir);
  if (process.getuid?.() !== 0) {
    return { binaries: binaries.folder, cluster: inside, account: undefined };
  }
  const outside = outsideFolder(dataDir);
  const account = accountFor(clusterOf(dataDir));
  const reachable = !exists(clusterIn(outside)) && canEnter(dataDir, account);
  const cluster = reachable ? inside : clusterIn(outside);
  if (!reachable) makeOpenFolder(outside);
  if (canRun(binaries.folder, account)) {
    if (!reachable) warn(outsideSentence(account, dataDir, outside));
    return { binaries: binaries.folder, cluster, account };
  }
  const copy = join(outside, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    makeOpenFolder(outside);
    copyBinaries(binaries.folder, copy);
  }
  if (!canRun(copy, account)) {
    throw new Explained(
      `The user ${account.name} cannot run PostgreSQL, and it refuses to run as root: start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  warn(outsideSentence(account, reachable ? binaries.folder : dataDir, outside));
  return { binaries: copy, cluster, account };
}

function outsideSentence(account: Account, unreachable: string, outside: string): string {
  return `PostgreSQL runs as the user ${account.name}, who cannot reach ${unreachable}; its files are in ${outside}.`;
}

/** The owner of an existing cluster, else the first of the usual accounts. */
function accountFor(cluster: string | undefined): Account {
  if (cluster) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { name: `number ${uid}`, uid, gid };
  }
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => {
      const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { name, uid, gid };
  }
  throw new Explained(
    "PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody: start as an ordinary user.",
  );
}

/** Asked of the system itself: parents, groups and access lists all count. */
function canEnter(folder: string, { uid, gid }: Account): boolean {
  const script = 'cd -- "$1"';
  return spawnSync("/bin/sh", ["-c", script, "sh", folder], { uid, gid, cwd: "/" }).status === 0;
}

function canRun(binaries: string, { uid, gid }: Account): boolean {
  const postgres = programOf(binaries, "postgres");
  return spawnSync(postgres, ["--version"], { uid, gid, cwd: "/" }).status === 0;
}

/** Others may pass through it, whatever the umask; what is inside protects itself. */
function makeOpenFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  for (const folder of [dirname(path), path]) chmodSync(folder, 0o755);
}

function copyBinaries(from: string, to: string): void {
  const partial = `${to}.${process.pid}.partial`;
  mkdirSync(partial, { recursive: true, mode: 0o755 });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(partial, to);
}

/** Makes an empty folder that belongs to the account. */
export function makeFolderFor(path: string, account: Account | undefined): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}
