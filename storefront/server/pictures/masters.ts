/** The rendered pictures that this checkout has. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type PictureSource, stampOf } from "#app/pictures/address.ts";

/** The server runs in the storefront's folder, built or not. */
const folder = resolve("../imagery/masters");

const indexShape = z.record(z.string(), z.object({ file: z.string(), hash: z.string() }));

function readIndex() {
  const file = join(folder, "index.json");
  if (!existsSync(file)) return {};
  return indexShape.parse(JSON.parse(readFileSync(file, "utf8")));
}
const index = new Map(Object.entries(readIndex()));

/** The rendered picture `<handle>/<view>`, if there is one. */
export function renderedPicture(path: string): PictureSource | undefined {
  const entry = index.get(path);
  return entry && { path, stamp: stampOf(entry.hash) };
}

/** The file of a rendered picture. */
export function masterFile(path: string): string | undefined {
  const entry = index.get(path);
  return entry && join(folder, entry.file);
}
