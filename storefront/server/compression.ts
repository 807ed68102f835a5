/** Compression of answers made on request; files are compressed once, at build. */
import { PassThrough, type Transform, Writable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Quality 4 costs about as much time as gzip and saves a fifth of its bytes. */
const brotliQuality = 4;

/** Best first, as an `Accept-Encoding` header names them and does not rule them out. */
const encodings = [
  { name: "br", accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
  { name: "gzip", accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
] as const;
export type Encoding = (typeof encodings)[number]["name"];

/** The best encoding that a request accepts and that there is. */
export const encodingFor = (
  acceptEncoding: string | string[] | null | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined =>
  encodings.find(({ name, accepted }) => isThere(name) && accepted.test(`${acceptEncoding ?? ""}`))
    ?.name;

/**
 * A stream that compresses as the browser allows, and the name of its encoding for the
 * `Content-Encoding` header. React flushes it after each part, so that streaming stays streaming.
 */
export function compressionFor(acceptEncoding: string | null): {
  encoding: Encoding | undefined;
  stream: Transform;
} {
  const encoding = encodingFor(acceptEncoding);
  if (encoding === "gzip") return { encoding, stream: createGzip() };
  if (!encoding) return { encoding, stream: new PassThrough() };
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return { encoding, stream: createBrotliCompress({ params }) };
}

/**
 * Takes a page as React writes it, two kilobytes at a time, and hands whole parts on. Compressing each piece
 * by itself is a way to another thread and back, forty times for a page.
 */
export function inWholeParts(onward: Transform): Writable & { flush: () => void } {
  let pieces: Buffer[] = [];
  const part = () => {
    const whole = Buffer.concat(pieces);
    pieces = [];
    return whole;
  };
  const inlet = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onward.end(part());
      done();
    },
    destroy(error, done) {
      // A stream that has ended is destroyed too, while its last part is still read.
      if (!inlet.writableFinished) onward.destroy(error ?? undefined);
      done(error);
    },
  });
  // A visitor who left wants no more parts.
  onward.once("close", () => inlet.destroy());
  return Object.assign(inlet, {
    /** React says so after each part; after the last one the end follows at once, and is enough. */
    flush: () =>
      setImmediate(() => {
        if (pieces.length === 0 || inlet.destroyed) return;
        onward.write(part());
        if ("flush" in onward && typeof onward.flush === "function") onward.flush();
      }),
  });
}
