/** The contents of prescriptions, in a folder that no address leads to. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prescriptionId } from "@landolt/forms";
import { environment } from "../../platform/environment";

const folder = () => join(environment().DATA_DIR, "prescriptions");

function pathOf(id: string): string {
  if (!prescriptionId.test(id)) throw new Error("this is no id of a prescription");
  return join(folder(), id);
}

export async function writePrescription(id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeFile(pathOf(id), bytes, { flag: "wx", mode: 0o600 });
}

/** The content; undefined where it is not there, as in a database that was restored without its files. */
export async function readPrescription(id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(id));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

export const removePrescription = (id: string): Promise<void> => rm(pathOf(id), { force: true });
