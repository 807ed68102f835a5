/**
 * The built files, kept in memory: a visitor of this build gets them whole, also while a newer build
 * is being written to the same folder. Why no library does it: docs/decisions/0031-libraries-and-patches.md.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { type Encoding, encodingFor } from "./compression.ts";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
};

/** How the copies that the build writes beside a text file end. */
const suffixes = { br: ".br", gzip: ".gz" } as const;

interface StaticFile {
  content: Buffer;
  /** The compressed copies that there are. */
  encoded: Map<Encoding, Buffer>;
  headers: Record<string, string>;
}

/** Reads `folder` with everything below it; addresses start with a slash. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, path).replaceAll(sep, "/")}`, readFileSync(path));
  }
  const files = new Map<string, StaticFile>();
  for (const [address, content] of contents) {
    const type = contentTypes[extname(address)];
    if (!type) continue;
    const encoded = new Map<Encoding, Buffer>();
    for (const encoding of ["br", "gzip"] as const) {
      const copy = contents.get(address + suffixes[encoding]);
      if (copy) encoded.set(encoding, copy);
    }
    // Files under assets/ carry a hash of their content in their name.
    const lasting = address.startsWith("/assets/");
    files.set(address, {
      content,
      encoded,
      headers: {
        "Content-Type": type,
        ETag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
        "Cache-Control": lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        ...(encoded.size > 0 && { Vary: "Accept-Encoding" }),
      },
    });
  }
  return files;
}

/** Answers with the file of the request's address, or hands the request on. */
export function serveStaticFiles(files: ReadonlyMap<string, StaticFile>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const file = files.get((request.url ?? "").split("?", 1)[0] ?? "");
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) {
      next();
      return;
    }
    if (request.headers["if-none-match"] === file.headers.ETag) {
      response.writeHead(304, file.headers).end();
      return;
    }
    const chosen = encodingFor(request.headers["accept-encoding"], (name) =>
      file.encoded.has(name),
    );
    const content = (chosen && file.encoded.get(chosen)) ?? file.content;
    response.writeHead(200, {
      ...file.headers,
      "Content-Length": content.length,
      ...(chosen && { "Content-Encoding": chosen }),
    });
    response.end(request.method === "HEAD" ? undefined : content);
  };
}
