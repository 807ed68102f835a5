/**
 * `npm run --silent info`: what the running or last-started shop is and where, as JSON on stdout,
 * for scripts and people. Ends with 1 and a sentence on stderr when there was none.
 */
import { readJson } from "./launch/json-file.ts";
import { filesIn } from "./launch/launch.ts";
import { dataFolderOf, readSettings } from "./settings.mjs";

const dataDir = dataFolderOf(readSettings());
const info = readJson(filesIn(dataDir).lastStart);
if (info) process.stdout.write(`${JSON.stringify(info, null, 2)}\n`);
else {
  process.stderr.write(`No shop has been started in ${dataDir} yet: run "npm start" first.\n`);
  process.exitCode = 1;
}
