import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStaticFiles, serveStaticFiles } from "./static-files.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/a-1.js"), "export {}");
  writeFileSync(join(folder, "assets/a-1.js.gz"), gzipSync("export {}"));
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "notes.unknown"), "not for visitors");
  const files = serveStaticFiles(readStaticFiles(folder));
  // What was read stays served, whatever happens to the folder.
  rmSync(folder, { recursive: true });
  server = createServer((request, response) => {
    files(request, response, () => response.writeHead(404).end("handed on"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

describe("static files", () => {
  test("hashed files last a year and travel compressed", async () => {
    const answer = await fetch(`${origin}/assets/a-1.js`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(await answer.text()).toBe("export {}");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  });

  test("without compression where none is accepted", async () => {
    const answer = await fetch(`${origin}/assets/a-1.js?v=1`, {
      headers: { "accept-encoding": "identity" },
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe("export {}");
  });

  test("a copy the browser has is not sent again", async () => {
    const first = await fetch(`${origin}/robots.txt`);
    const tag = first.headers.get("etag") ?? "";
    const again = await fetch(`${origin}/robots.txt`, { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${origin}/robots.txt`, { method: "HEAD" })).status).toBe(200);
  });

  test.each(["/", "/notes.unknown", "/assets/a-1.js.gz", "/../etc/passwd", "/assets"])(
    "%s is handed on",
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );

  test("a form sent to a file's address is handed on", async () => {
    expect((await fetch(`${origin}/robots.txt`, { method: "POST", body: "x" })).status).toBe(404);
  });
});
