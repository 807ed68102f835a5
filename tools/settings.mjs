/**
 * Where the settings come from. Plain JavaScript, because node.mjs needs it on Nodes that cannot
 * read TypeScript; what the settings mean is in environment.ts.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import util from "node:util";

/** The folder of the checkout. */
export const projectFolder = resolve(fileURLToPath(new URL("..", import.meta.url)));

/**
 * Reads the settings: `.env` in `folder`, overridden by the environment. An empty value counts as
 * not set, so an empty variable also takes a setting of `.env` away. Node before 20.12 cannot parse `.env`; there only the environment counts, which is
 * enough to bring a newer Node.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {string} [folder]
 * @returns {Record<string, string>}
 */
export function readSettings(environment = process.env, folder = projectFolder) {
  /** @type {Record<string, string>} */
  const settings = {};
  for (const source of [readDotEnv(resolve(folder, ".env")), environment]) {
    for (const [name, value] of Object.entries(source)) {
      if (value === undefined) continue;
      if (value.trim() === "") delete settings[name];
      else settings[name] = value.trim();
    }
  }
  return settings;
}

/**
 * The absolute data folder: `DATA_DIR` (relative to the checkout), else `data`.
 *
 * @param {Record<string, string>} settings
 * @param {string} [folder]
 * @returns {string}
 */
export function dataFolderOf(settings, folder = projectFolder) {
  return resolve(folder, settings.DATA_DIR ?? "data");
}

/**
 * @param {string} file
 * @returns {NodeJS.Dict<string>}
 */
function readDotEnv(file) {
  if (typeof util.parseEnv !== "function") return {};
  try {
    return util.parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
