/**
 * The built files, kept in memory: a visitor of this build gets them whole, also while a newer build
 * is being written to the same folder.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

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

/** Best first; the build writes a copy beside each text file. */
const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

interface StaticFile {
  content: Buffer;
  /** Compressed forms by the name of their encoding. */
  encoded: Map<string, Buffer>;
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
    const encoded = new Map<string, Buffer>();
    for (const { name, suffix } of encodings) {
      const copy = contents.get(address + suffix);
      if (copy) encoded.set(name, copy);
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
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const chosen = encodings.find(
      ({ name }) => file.encoded.has(name) && new RegExp(`\\b${name}\\b`).test(accepted),
    );
    const content = (chosen && file.encoded.get(chosen.name)) ?? file.content;
    response.writeHead(200, {
      ...file.headers,
      "Content-Length": content.length,
      ...(chosen && { "Content-Encoding": chosen.name }),
    });
    response.end(request.method === "HEAD" ? undefined : content);
  };
}
