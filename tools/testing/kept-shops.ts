import { rmSync } from "node:fs";
import { join } from "node:path";
import { backendSources, storefrontSources } from "../launch/build.ts";
import { readJson, writeJson } from "../launch/json-file.ts";
import { buildFolder } from "../launch/launch.ts";
import { findShops, startShops, stopShops, type TestShops } from "./shops.ts";

/** Where shops are that a run with `--keep` left running, and from which sources they were built. */
const file = join(buildFolder, "kept-shops.json");

const sources = () => `${backendSources()} ${storefrontSources()}`;

/** Stops what an earlier run left. */
export async function stopKept(): Promise<void> {
  const folder = readJson(file)?.folder;
  if (typeof folder === "string") await stopShops(folder);
  rmSync(file, { force: true });
}

/**
 * The shops of an earlier run while they are what the sources make; else new ones, which stay too.
 *
 * @param count how many are wanted
 */
export async function keptShops(count: number, signal: AbortSignal): Promise<TestShops> {
  const known = readJson(file);
  if (typeof known?.folder === "string" && known.sources === sources()) {
    const found = await findShops(known.folder, count);
    if (found) return found;
  }
  await stopKept();
  const shops = await startShops(count, signal);
  writeJson(file, { folder: shops.env.LANDOLT_SHOPS, sources: sources() });
  return shops;
}

/** Whether an earlier run left shops running. */
export const hasKept = (): boolean => readJson(file) !== undefined;
