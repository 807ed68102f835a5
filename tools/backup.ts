/**
 * `npm run backup -- [folder]`: a whole backup of the shop, running or stopped, as a new folder in `folder`, else in
 * `backups` of the data folder. Prints where it is. It holds database, files of people and secrets, so only its owner
 * may read it. `npm run restore` takes it back.
 */
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyRunningCluster, copyStoppedCluster } from "./backup/cluster.ts";
import { below, type Copied, copyFile, copyFolder, together } from "./backup/copy.ts";
import { dump } from "./backup/dump.ts";
import { erasedFile, joinErased } from "./backup/erased.ts";
import { clusterFolder, dumpFile, filesFolder, writeManifest } from "./backup/manifest.ts";
import { keptFiles } from "./launch/belongings.ts";
import { codeOf, Explained, reasonOf } from "./launch/explained.ts";
import { filesIn } from "./launch/launch.ts";
import { complain } from "./launch/launcher.ts";
import { holderOf, takeLock } from "./launch/lock.ts";
import { clearLeftovers } from "./postgres/leftovers.ts";
import { clusterOf } from "./postgres/place.ts";
import { knownAddress } from "./postgres/server.ts";
import { dataFolderOf, readSettings } from "./settings.mjs";

/** What people wrote and staff uploaded, and the secrets. Nothing of it is changed once it is there. */
function copyFiles(dataDir: string, to: string, known: Copied): Promise<Copied> {
  const chosen = new Set<string>(keptFiles);
  return copyFolder(dataDir, to, {
    skips: (path) => path in known.files || (!path.includes("/") && !chosen.has(path)),
  });
}

async function copyDatabase(dataDir: string, cluster: string, to: string): Promise<Copied> {
  const { lock } = filesIn(dataDir);
  if (holderOf(lock) !== undefined) {
    return copyRunningCluster(knownAddress(dataDir), cluster, to).catch((error: unknown) => {
      if (codeOf(error) !== "ECONNREFUSED" && codeOf(error) !== "57P03") throw error;
      throw new Explained(`The database in ${dataDir} is not up; try again in a moment.`);
    });
  }
  const release = takeLock(lock, () => `The shop in ${dataDir} is just starting; try again.`);
  try {
    await clearLeftovers(cluster);
    return await copyStoppedCluster(cluster, to);
  } finally {
    release();
  }
}

async function fill(folder: string, dataDir: string, url: string | undefined): Promise<void> {
  const files = join(folder, filesFolder);
  // Before the database what may go into it meanwhile, behind it what it may name by then.
  const before = await copyFiles(dataDir, files, { files: {}, folders: [] });
  const cluster = clusterOf(dataDir);
  let database: Copied;
  if (url !== undefined) {
    const draft = join(folder, `${dumpFile}.partial`);
    await dump(url, draft);
    const digest = await copyFile(draft, join(folder, dumpFile));
    rmSync(draft);
    database = { files: { [dumpFile]: digest }, folders: [] };
  } else {
    if (cluster === undefined) {
      throw new Explained(`There is no shop in ${dataDir} yet: run "npm start" first.`);
    }
    const to = join(folder, clusterFolder);
    database = below(clusterFolder, await copyDatabase(dataDir, cluster, to));
  }
  const after = await copyFiles(dataDir, files, before);
  writeManifest(folder, {
    made: new Date().toISOString(),
    cluster:
      url === undefined
        ? readFileSync(join(cluster ?? "", "PG_VERSION"), "utf8").trim()
        : undefined,
    ...together(below(filesFolder, together(before, after)), database),
  });
}

async function backup(): Promise<string> {
  const settings = readSettings();
  const dataDir = dataFolderOf(settings);
  const [chosen] = process.argv.slice(2);
  const parent = resolve(process.env.INIT_CWD ?? "", chosen ?? join(dataDir, "backups"));
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = join(parent, `landolt-${stamp}Z`);
  const partial = `${folder}.partial`;
  try {
    mkdirSync(parent, { recursive: true });
    mkdirSync(partial, { mode: 0o700 });
    await fill(partial, dataDir, settings.DATABASE_URL);
    renameSync(partial, folder);
    joinErased(join(parent, erasedFile), join(dataDir, erasedFile));
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const code = codeOf(error);
    if (code !== "ENOSPC" && code !== "EACCES") throw error;
    throw new Explained(
      code === "ENOSPC"
        ? `There is not enough space in ${parent}; nothing was kept.`
        : `The backup may not read or write everything (${reasonOf(error)}): run it as the user that starts the shop.`,
    );
  }
  if (settings.S3_BUCKET !== undefined) {
    process.stderr.write(
      "Pictures and documents are in the bucket of S3_BUCKET, not in this backup.\n",
    );
  }
  return folder;
}

try {
  process.stdout.write(`${await backup()}\n`);
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
