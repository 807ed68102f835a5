/**
 * `npm run restore -- <backup>`: puts a backup of `npm run backup` into a data folder without a shop; "npm run reset"
 * empties one. Every file is compared with what it was before anything is written. The next start goes on from there.
 */
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copyFile } from "./backup/copy.ts";
import { restoreDump } from "./backup/dump.ts";
import { erasedFile, joinErased } from "./backup/erased.ts";
import {
  clusterFolder,
  dumpFile,
  filesFolder,
  type Manifest,
  readWhole,
} from "./backup/manifest.ts";
import { keptFiles } from "./launch/belongings.ts";
import { Children } from "./launch/children.ts";
import { isSeeded } from "./launch/database.ts";
import { Explained } from "./launch/explained.ts";
import { filesIn } from "./launch/launch.ts";
import { complain } from "./launch/launcher.ts";
import { takeLock } from "./launch/lock.ts";
import { prepareDataFolder } from "./launch/preflight.ts";
import { secretsIn } from "./launch/secrets.ts";
import type { Service } from "./launch/service.ts";
import { Steps } from "./launch/steps.ts";
import { listenForStop } from "./launch/stopping.ts";
import { findBinaries, majorOf } from "./postgres/binaries.ts";
import { clusterOf, makeFolderFor, placeFor } from "./postgres/place.ts";
import { startEmbedded } from "./postgres/server.ts";
import { dataFolderOf, readSettings } from "./settings.mjs";

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

async function restoreCluster(folder: string, manifest: Manifest, dataDir: string): Promise<void> {
  const binaries = findBinaries();
  if (majorOf(binaries.version) !== manifest.cluster) {
    throw new Explained(
      `The backup is of PostgreSQL ${manifest.cluster}, the shop brings ${majorOf(binaries.version)}: restore it with the release it was made with.`,
    );
  }
  const { cluster, account } = placeFor(dataDir, binaries, say);
  const partial = `${cluster}.new`;
  makeFolderFor(partial, account);
  const own = (path: string) => account && chownSync(path, account.uid, account.gid);
  const within = (path: string) =>
    path.startsWith(`${clusterFolder}/`) ? path.slice(clusterFolder.length + 1) : undefined;
  for (const path of manifest.folders.toSorted()) {
    const inner = within(path);
    if (inner === undefined) continue;
    mkdirSync(join(partial, inner), { mode: 0o700, recursive: true });
    own(join(partial, inner));
  }
  for (const path of Object.keys(manifest.files)) {
    const inner = within(path);
    if (inner === undefined) continue;
    await copyFile(join(folder, path), join(partial, inner));
    own(join(partial, inner));
  }
  renameSync(partial, cluster);
  await recover(dataDir);
}

/**
 * Starts the database once, so that it recovers from the log of its backup and is known to open: PostgreSQL does not begin
 * such a recovery a second time when it is interrupted.
 */
async function recover(dataDir: string): Promise<void> {
  const { stop, hurry } = listenForStop(say);
  const children = new Children(filesIn(dataDir).children);
  const launch = { dataDir, steps: new Steps(), children, signal: stop.signal };
  let service: Service | undefined;
  try {
    const started = await startEmbedded(launch, secretsIn(dataDir).database, { say }, (each) => {
      service = each;
    });
    if (!(await isSeeded(started.url))) throw new Explained("There is no shop in the backup.");
  } finally {
    await service?.stop(hurry);
  }
}

async function restoreDatabase(folder: string, manifest: Manifest, dataDir: string, url?: string) {
  const isDump = dumpFile in manifest.files;
  if (isDump !== (url !== undefined)) {
    throw new Explained(
      isDump
        ? "The backup is of a database of your own: set DATABASE_URL to an empty one."
        : "The backup is of the embedded database: take DATABASE_URL away.",
    );
  }
  if (url === undefined) return restoreCluster(folder, manifest, dataDir);
  if (await isSeeded(url)) {
    throw new Explained("The database of DATABASE_URL holds a shop already: name an empty one.");
  }
  return restoreDump(url, join(folder, dumpFile));
}

async function restore(): Promise<string> {
  const [chosen] = process.argv.slice(2);
  if (!chosen) throw new Explained("Name the folder of a backup: npm run restore -- <folder>");
  const folder = resolve(process.env.INIT_CWD ?? "", chosen);
  const settings = readSettings();
  const dataDir = dataFolderOf(settings);
  const manifest = await readWhole(folder);
  prepareDataFolder(dataDir);
  const release = takeLock(
    filesIn(dataDir).lock,
    (pid) => `The shop in ${dataDir} is running (process ${pid}): stop it first.`,
  );
  try {
    const present = keptFiles.filter((name) => existsSync(join(dataDir, name)));
    if (present.length > 0 || clusterOf(dataDir) !== undefined) {
      throw new Explained(
        `The backup of ${manifest.made} is whole, but ${dataDir} holds a shop: run "npm run reset" to delete that, or set DATA_DIR to another folder.`,
      );
    }
    const files = join(folder, filesFolder);
    if (existsSync(files)) cpSync(files, dataDir, { recursive: true });
    joinErased(join(dataDir, erasedFile), join(dirname(folder), erasedFile));
    await restoreDatabase(folder, manifest, dataDir, settings.DATABASE_URL);
    rmSync(filesIn(dataDir).lastStart, { force: true });
  } finally {
    release();
  }
  return `The shop of ${manifest.made} is in ${dataDir}; "npm start" starts it.`;
}

try {
  process.stdout.write(`${await restore()}\n`);
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
