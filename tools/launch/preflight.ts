import { accessSync, chmodSync, constants, existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../settings.mjs";
import { Explained, reasonOf } from "./explained.ts";
import { backendFolder, buildFolder } from "./launch.ts";

const gigabyte = 1024 ** 3;

/** What is written for the shop's account alone. The data folder itself stays open to the one that runs PostgreSQL. */
const privateFolders = ["logs", "uploads", "uploads-private", "prescriptions", "outbox"];

/** Makes the data folder. @throws {Explained} when it cannot be written */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, "logs"), { recursive: true });
    for (const folder of [dataDir, join(dataDir, "logs")]) accessSync(folder, constants.W_OK);
    for (const name of privateFolders) {
      const folder = join(dataDir, name);
      if (existsSync(folder)) chmodSync(folder, 0o700);
    }
  } catch (error) {
    throw new Explained(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}): start as its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Looks at what would otherwise fail late and obscurely: a folder that may not be written, a C
 * library that the programs from npm are not made for, a disk that is too full.
 *
 * @throws {Explained}
 */
export function checkMachine(dataDir: string): void {
  try {
    mkdirSync(buildFolder, { recursive: true });
    for (const folder of [projectFolder, buildFolder]) accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Explained(
      `The folder of the shop cannot be written (${reasonOf(error)}): start as the owner of ${projectFolder}, or copy it to a folder of your own.`,
    );
  }
  const first =
    !existsSync(join(projectFolder, "node_modules")) ||
    !existsSync(join(backendFolder, "node_modules"));
  requireSpace(projectFolder, first ? 3 : 0.2, first ? "A first start" : "A start");
  requireSpace(dataDir, 0.2, "A start");
}

function requireSpace(folder: string, gigabytes: number, who: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / gigabyte;
  if (free >= gigabytes) return;
  throw new Explained(
    `${who} needs ${gigabytes} GB of free space in ${folder}, and there are ${free.toFixed(1)} GB: please make room.`,
  );
}
