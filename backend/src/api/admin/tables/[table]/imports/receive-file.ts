import type { MedusaRequest } from "@medusajs/framework/http";

/** Bytes; a hundred thousand prices fit, and ten thousand products with their texts. */
const largest = 40 * 1024 * 1024;

/** The body as it came, undefined where it is too large. The rest is read, so that the answer arrives. */
export async function receiveFile(request: MedusaRequest): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= largest ? Buffer.concat(chunks) : undefined;
}
