import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hashSource } from "../content-security-policy.ts";
import { cachedPage, scriptHashes } from "./cached-page.ts";
import { cacheRule } from "./manifest.ts";

const rule = cacheRule("/about", "", { withoutLanguage: (path) => path });
if (!rule) throw new Error("the page about us is cached");
const html = `<!doctype html><html><head><script type="application/ld+json">{"a":1}</script></head>
<body>ü<script>one()</script><script async="" src="/assets/a.js"></script><script type="module">two()</script></body></html>`;
const policy = "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-sheet'";
const answer = () =>
  new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });

const headerOf = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];

describe("the hashes of a page's scripts", () => {
  it("name what runs, and neither data nor files", () => {
    expect(scriptHashes(html).split(" ")[0]).toBe(hashSource("one()"));
    expect(scriptHashes(html).split(" ")).toHaveLength(2);
  });
});

describe("a cached page", () => {
  it("holds the same text in every encoding, each with a tag of its own", async () => {
    const page = await cachedPage(answer(), rule);
    expect(brotliDecompressSync(page.br.body).toString()).toBe(html);
    const [gzip, plain] = [page.gzip(), page.plain()];
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(page.gzip()).toBe(gzip);
    expect(page.plain()).toBe(plain);
    expect(plain.body.toString()).toBe(html);
    expect(new Set([page.br.etag, gzip.etag, plain.etag]).size).toBe(3);
    for (const form of [page.br, gzip, plain]) {
      expect(form.etag).toMatch(/^"[\w-]+"$/);
      expect(headerOf(form.headers, "ETag")).toBe(form.etag);
      expect(headerOf(form.headers, "Content-Length")).toBe(String(form.body.length));
    }
    expect(plain.headers).not.toContain("Content-Encoding");
  });

  it("says who may keep it, and lets its own scripts run without a nonce", async () => {
    const { headers } = (await cachedPage(answer(), rule)).br;
    expect(headerOf(headers, "Cache-Control")).toContain("s-maxage=2");
    expect(headerOf(headers, "Cache-Control")).not.toContain("no-store");
    expect(headerOf(headers, "Surrogate-Key")).toBe("profile");
    expect(headerOf(headers, "Content-Security-Policy")).toBe(
      `default-src 'self'; script-src 'self' ${scriptHashes(html)}; style-src 'self' 'sha256-sheet'`,
    );
  });
});
