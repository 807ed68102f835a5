/**
 * Who was erased, in a file of the data folder that backups leave out and restoring keeps (`tools/backup/erased.ts`): what an older
 * backup brings back is erased once more.
 */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "../../platform/environment";

const file = () => join(environment().DATA_DIR, "erased-people");

export const noteErased = (id: string): Promise<void> =>
  appendFile(file(), `${id}\n`, { mode: 0o600, flush: true });

export async function erasedIds(): Promise<string[]> {
  const text = await readFile(file(), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").filter(Boolean);
}
