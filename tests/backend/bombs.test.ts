/** What is small on the way and large when it is read, or not what it says it is: refused, and the memory stays. */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lensConsent } from "../support/bags.ts";
import { fromNetwork } from "../support/orders.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, uploadFile } from "../support/staff.ts";

const info = runningShop();
const key = { "x-publishable-api-key": info.publishableKey };
const json = { "content-type": "application/json" };
let staff: Medusa;
let before: Record<string, number>;

/** Megabytes that the processes hold. */
function memory(): Record<string, number> {
  const children = JSON.parse(readFileSync(join(info.dataDir, "children.json"), "utf8"));
  return Object.fromEntries(
    (["backend", "website"] as const).map((name) => {
      const status = readFileSync(`/proc/${children[name].pid}/status`, "utf8");
      return [name, Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024];
    }),
  );
}

beforeAll(async () => {
  staff = await signInAsStaff(info);
  before = memory();
});

afterAll(() => {
  const after = memory();
  const grown = Object.keys(after).map((name) => (after[name] ?? 0) - (before[name] ?? 0));
  recordFault(18, {
    tried: `18 kinds; memory grew by ${Math.round(Math.max(0, ...grown))} MB at most`,
  });
  // Bombs of this file are gigabytes when they are read.
  for (const megabytes of grown) expect(megabytes).toBeLessThan(400);
});

const million = "x".repeat(1_000_000);

describe("the backend refuses", () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ["five megabytes", JSON.stringify({ language: million.repeat(5) }), {}, 413],
    [
      "a bomb of gzip",
      new Uint8Array(gzipSync(`{"a":"${million.repeat(200)}"}`)),
      { "content-encoding": "gzip" },
      413,
    ],
    [
      "a bomb of deflate",
      new Uint8Array(deflateSync(million.repeat(200))),
      { "content-encoding": "deflate" },
      413,
    ],
    ["what says it is gzip and is not", "{}", { "content-encoding": "gzip" }, 400],
    ["an unknown compression", "{}", { "content-encoding": "compress, gzip, gzip" }, 415],
    ["a million levels", "[".repeat(90_000), {}, 400],
    [
      "a million fields",
      `language=en&${"a=1&".repeat(24_000)}`,
      { "content-type": "application/x-www-form-urlencoded" },
      413,
    ],
  ])("%s", async (_, body, headers, status) => {
    const answer = await fetch(`${info.backend}/store/bags`, {
      method: "POST",
      headers: { ...json, ...key, ...headers },
      body,
    });
    expect([status, 400]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/node_modules|\n\s+at /);
  });
});

describe("the website refuses", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${info.shop}/order`, {
      method: "POST",
      headers: {
        origin: info.shop,
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body,
    });

  it("a form of a megabyte", async () => {
    expect((await post(`number=${million}`)).status).toBe(413);
  });

  it("a form whose length is not said, or said in two ways", async () => {
    const { port, host } = new URL(info.shop);
    const head = (lines: readonly string[]) =>
      [`POST /order HTTP/1.1`, `Host: ${host}`, `Origin: ${info.shop}`, ...lines, "", ""].join(
        "\r\n",
      );
    for (const [lines, status] of [
      [["Transfer-Encoding: chunked"], 411],
      [["Transfer-Encoding: chunked", "Content-Length: 5"], 400],
      [["Content-Length: 5", "Content-Length: 6"], 400],
      [["Content-Length: -1"], 400],
      [[`X: ${"y".repeat(20_000)}`], 431],
    ] as const) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(head(["Connection: close", ...lines]));
      expect(Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]), lines.join()).toBe(status);
    }
  });

  it("a form of many fields is read, and no slower for it", async () => {
    const answer = await post("a=1&".repeat(60_000));
    expect(answer.status).toBeLessThan(500);
  });
});

/** A PNG whose head says so many pixels, of one colour. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  // One bit for each pixel, and one byte before each row.
  const rows = Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 120_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe("an upload of staff", () => {
  const stored: string[] = [];
  afterAll(async () => {
    for (const id of stored) await staff.admin.upload.delete(id);
  });

  /** What the website answers for its smallest size. */
  async function shown(name: string, content: BlobPart, type: string) {
    const { id, url } = await uploadFile(staff, new File([content], name, { type }));
    stored.push(id);
    const file = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
    const token = Buffer.from(file).toString("base64url");
    const answer = await fetch(`${info.shop}/pictures/uploads/${token}-320.r1.webp`);
    return { status: answer.status, url };
  }

  it.each<[string, BlobPart, string]>([
    ["bomb.png", png(30_000, 30_000), "image/png"],
    ["liar.png", png(4_000_000_000, 4_000_000_000), "image/png"],
    ["script.svg", svg, "image/svg+xml"],
    ["script.png", svg, "image/png"],
    ["page.jpg", "<html><script>alert(1)</script>", "image/jpeg"],
    [
      "half.webp",
      readFileSync(join(import.meta.dirname, "../../imagery/masters/biofinity/main.webp")).subarray(
        0,
        500,
      ),
      "image/webp",
    ],
  ])("that is no picture is shown nowhere: %s", async (name, content, type) => {
    const { status, url } = await shown(name, content, type);
    expect([404, 415, 422]).toContain(status);
    // Opened by itself it is shown, and never run.
    const answer = await fetch(info.backend + new URL(url).pathname);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    await answer.body?.cancel();
  });

  it("keeps to its folder, whatever its name is", async () => {
    for (const name of ["../../secrets.json", "..\\..\\x.png", "%2e%2e%2fx.png", "a\u0000.png"]) {
      const answer = await uploadFile(staff, new File(["x"], name, { type: "image/png" })).catch(
        () => undefined,
      );
      if (!answer) continue;
      stored.push(answer.id);
      expect(new URL(answer.url).pathname).toMatch(/^\/uploads\/[^/]+$/);
    }
    expect(JSON.parse(readFileSync(join(info.dataDir, "secrets.json"), "utf8"))).toHaveProperty(
      "cookie",
    );
    for (const path of ["..%2fsecrets.json", "%2e%2e/secrets.json", ".%00./secrets.json"]) {
      expect((await fetch(`${info.backend}/uploads/${path}`)).status).toBeGreaterThanOrEqual(400);
      expect((await fetch(`${info.shop}/assets/${path}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

it("a prescription is what its content says: no page, no script, no archive", async () => {
  const archive = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(5000)]);
  for (const content of [svg, "<html>", archive, gzipSync(million.repeat(100)), "GIF89a<script>"]) {
    const answer = await fetch(`${info.backend}/store/lens-prescriptions`, {
      method: "POST",
      headers: {
        "content-type": "application/pdf",
        "x-lens-consent": lensConsent.version,
        ...key,
        ...(await fromNetwork(info)),
      },
      body: new Uint8Array(Buffer.from(content as string)),
    });
    expect(answer.status).toBe(400);
  }
});
