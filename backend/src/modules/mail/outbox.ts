import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts a finished message into the folder as a file of its own. A reader never sees half of one, and
 * only the account the shop runs under may read it. Names sort by time.
 */
export async function writeToOutbox(
  folder: string,
  message: Buffer,
  now: Date = new Date(),
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replaceAll(":", "-")}-${randomUUID()}`;
  const unfinished = join(folder, `.${name}.part`);
  const finished = join(folder, `${name}.eml`);
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, finished);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return finished;
}
