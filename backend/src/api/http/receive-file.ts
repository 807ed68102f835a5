import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * The body as it came; undefined, with the answer 413 sent, where it is too large. The rest is read then,
 * so that the answer arrives.
 * @param largest bytes
 */
export async function receiveFile(
  request: MedusaRequest,
  response: MedusaResponse,
  largest: number,
): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size <= largest) return Buffer.concat(chunks);
  response
    .status(413)
    .json({ type: "invalid_data", code: "too-large", message: "The file is too large" });
  return undefined;
}
