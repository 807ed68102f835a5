/** Files of people's health, in a folder that no address leads to. Who writes them knows what they are. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "./environment";

const folder = () => join(environment().DATA_DIR, "prescriptions");

/** `presc_` of an order, `eyefile_` of an account; no id of a file leads elsewhere. */
const fileId = /^(?:presc|eyefile)_[0-9a-zA-Z]{20,60}$/;

function pathOf(id: string): string {
  if (!fileId.test(id)) throw new Error("this is no id of a file");
  return join(folder(), id);
}

export async function writePrivateFile(id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeFile(pathOf(id), bytes, { flag: "wx", mode: 0o600 });
}

/** The content; undefined where it is not there, as in a database that was restored without its files. */
export async function readPrivateFile(id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(id));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

export const removePrivateFile = (id: string): Promise<void> => rm(pathOf(id), { force: true });
