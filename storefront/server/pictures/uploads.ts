/** Pictures that staff have uploaded, from our own backend only. */
import { isPublicUpload } from "#app/pictures/product-pictures.ts";
import { environment } from "#server/environment.ts";

/** Milliseconds. */
const timeout = 10_000;
/** Bytes. */
const largestUpload = 30 * 1024 * 1024;

/**
 * The content of an upload, by its file name; undefined where there is none.
 * @throws when the backend does not answer, or with more than a picture has
 */
export async function readUpload(name: string): Promise<Buffer | undefined> {
  if (!isPublicUpload(name)) return undefined;
  const address = new URL(`/uploads/${encodeURIComponent(name)}`, environment.BACKEND_INTERNAL_URL);
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(timeout),
    redirect: "error",
  });
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    if (answer.status < 500) return undefined;
    throw new Error(`the backend answered ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.byteLength;
    if (size > largestUpload) throw new Error("the upload is too large for a picture");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
