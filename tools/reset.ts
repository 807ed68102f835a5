/**
 * `npm run reset`: empties the demo, so that the next start begins with a new database, new
 * secrets and a new staff password. Asks first; `--yes` answers.
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { keptFiles, madeAgain } from "./launch/belongings.ts";
import { Explained } from "./launch/explained.ts";
import { filesIn } from "./launch/launch.ts";
import { complain } from "./launch/launcher.ts";
import { takeLock } from "./launch/lock.ts";
import { clearLeftovers } from "./postgres/leftovers.ts";
import { outsideFolder } from "./postgres/place.ts";
import { dataFolderOf, readSettings } from "./settings.mjs";

const belongings = ["postgres", "postgres.new", ...keptFiles, ...madeAgain];

async function agreed(dataDir: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) {
    throw new Explained("Nobody is here to ask; run it with --yes to really empty the shop.");
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(
    `Delete the shop in ${dataDir} with its orders, customers, mails and pictures? [y/N] `,
  );
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function reset(): Promise<void> {
  const settings = readSettings();
  const dataDir = dataFolderOf(settings);
  if (settings.DATABASE_URL) {
    throw new Explained(
      'The shop uses the database of DATABASE_URL, which this command never deletes: drop and create it with your own tools ("dropdb", "createdb"), then start again.',
    );
  }
  const outside = outsideFolder(dataDir);
  const present = [...belongings.map((name) => join(dataDir, name)), outside].filter(existsSync);
  if (present.length === 0) {
    process.stderr.write(`There is nothing to delete in ${dataDir}.\n`);
    return;
  }
  const release = takeLock(
    filesIn(dataDir).lock,
    (pid) => `The shop in ${dataDir} is running (process ${pid}): stop it first.`,
  );
  try {
    if (!(await agreed(dataDir))) {
      process.stderr.write("Nothing was deleted.\n");
      return;
    }
    for (const folder of [dataDir, outside]) {
      const cluster = join(folder, "postgres");
      if (existsSync(cluster)) await clearLeftovers(cluster);
    }
    for (const path of present) rmSync(path, { recursive: true, force: true });
    process.stderr.write(`The shop in ${dataDir} is empty; "npm start" fills it again.\n`);
  } finally {
    release();
  }
}

try {
  await reset();
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
