/** Writes a brotli and a gzip copy beside every built text file, for the server to send. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this a compressed copy saves less than its own headers cost. */
const smallestWorthwhile = 192;

/** Compresses the files of `folder`, at any depth. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      if (content.length < smallestWorthwhile) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await Promise.all([
        writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params })),
        writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
      ]);
    }),
  );
}
