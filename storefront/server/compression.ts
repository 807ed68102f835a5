/** Compression of answers made on request; files are compressed once, at build. */
import { PassThrough, type Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Quality 4 costs about as much time as gzip and saves a fifth of its bytes. */
const brotliQuality = 4;

/**
 * A stream that compresses as the browser allows, and the name of its encoding for the
 * `Content-Encoding` header. React flushes it after each part, so that streaming stays streaming.
 */
export function compressionFor(acceptEncoding: string | null): {
  encoding: "br" | "gzip" | undefined;
  stream: Transform;
} {
  const offered = (acceptEncoding ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(";")[0]);
  if (offered.includes("br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    return { encoding: "br", stream: createBrotliCompress({ params }) };
  }
  if (offered.includes("gzip")) return { encoding: "gzip", stream: createGzip() };
  return { encoding: undefined, stream: new PassThrough() };
}
