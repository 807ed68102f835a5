import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HomeServiceRequest } from "@landolt/forms";
import { readToken } from "@landolt/tokens";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { environment } from "#server/environment.ts";

/** What the backend on the other end of the wire answers, and what it was asked. */
let status = 201;
/** Instead of it, by the key of the request. */
const statusOf = new Map<string, number>();
let asked: { headers: IncomingHttpHeaders; body: string }[] = [];
let backend: Server;
let folder: string;
let kept: typeof import("./stored-requests.server.ts");

const receipt = {
  request: {
    reference: "HS-1",
    status: "received",
    answerBy: "2026-11-24T09:40:00.000Z",
    token: "t",
  },
};
const request: HomeServiceRequest = {
  firstName: "Anna",
  lastName: "Weber",
  address: "12, rue de la Gare",
  postalCode: "7540",
  city: "Mersch",
  country: "lu",
  birthYear: 1941,
  email: "anna@example.lu",
  phone: "+352621123456",
  appointments: [{ date: "2026-11-24", time: "10:00" }],
  language: "en",
  patients: [],
  frames: [],
};
const key = "0b0b0b0b-0000-8000-8000-000000000000";

/** The module anew, with its own timers; another file of the process may have loaded it with other settings. */
function keepingIn(path: string) {
  vi.stubEnv("KEPT_REQUESTS_DIR", path);
  vi.resetModules();
  return import("./stored-requests.server.ts");
}

beforeAll(async () => {
  backend = createServer(async (question, response) => {
    if (question.url === "/health") {
      response.end();
      return;
    }
    let body = "";
    for await (const chunk of question) body += chunk;
    asked.push({ headers: question.headers, body });
    const answer = statusOf.get(String(question.headers["idempotency-key"])) ?? status;
    response.writeHead(answer, { "content-type": "application/json" });
    response.end(JSON.stringify(answer < 300 ? receipt : { fields: {} }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => backend.once("listening", resolve));
  const { port } = backend.address() as AddressInfo;
  vi.stubEnv("BACKEND_INTERNAL_URL", `http://127.0.0.1:${port}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  backend.close();
});

// Each test has its own folder: what an earlier one has scheduled would deliver what is stored in it.
beforeEach(async () => {
  asked = [];
  statusOf.clear();
  folder = join(await mkdtemp(join(tmpdir(), "landolt-kept-")), "requests");
  kept = await keepingIn(folder);
});

afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

describe("a request for a home visit", () => {
  it("leaves nothing behind when the backend takes it", async () => {
    status = 201;
    expect(await kept.submitRequest(key, request)).toMatchObject({
      outcome: "stored",
      again: false,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it("is kept while the backend fails, for its owner's eyes only, and delivered with the same key", async () => {
    status = 503;
    expect(await kept.submitRequest(key, request)).toEqual({ outcome: "kept" });
    const [file = ""] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);

    status = 201;
    await kept.deliverStoredRequests();
    expect(await readdir(folder)).toEqual([]);
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([key]));
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1);
    expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({
      ...request,
      receivedAt: expect.any(String),
    });
  });

  it("is sent once when it is pressed several times at once", async () => {
    status = 201;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => kept.submitRequest(key, request)),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(20).fill("stored"));
    expect(asked).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it("is not kept when the backend says what is wrong with it", async () => {
    status = 422;
    expect(await kept.submitRequest(key, request)).toEqual({ outcome: "refused", problems: {} });
    expect(await readdir(folder)).toEqual([]);
  });

  it("stays for a person to look at where the backend refuses it later", async () => {
    status = 500;
    await kept.submitRequest(key, request);
    status = 422;
    await kept.deliverStoredRequests();
    expect(await readdir(folder)).toEqual([`${key}.json.refused`]);
    // A start may be that of a new version.
    status = 201;
    await kept.deliverStoredRequests();
    expect(await readdir(folder)).toHaveLength(1);
    await kept.deliverStoredRequests({ setAside: true });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("requests that are kept", () => {
  const keys = Array.from({ length: 14 }, (_, index) => key.replace(/0{2}$/, `${index + 10}`));
  const fileOf = (one = "") => `${one}.json`;

  /** Files as they are left by a website that has ended; one that runs would deliver them while a test changes them. */
  async function keep() {
    const receivedAt = new Date().toISOString();
    await mkdir(folder, { recursive: true });
    for (const one of keys) {
      const stored = JSON.stringify({ key: one, request, receivedAt });
      await writeFile(join(folder, fileOf(one)), stored);
    }
    asked = [];
    status = 201;
  }

  /** On a busy machine an answer may come too late, and that request is delivered in a later round. */
  const deliverUntil = (left: readonly string[]) =>
    vi.waitFor(
      async () => {
        await kept.deliverStoredRequests();
        expect(await readdir(folder)).toEqual(left);
      },
      { timeout: 60_000, interval: 100 },
    );

  it.each([429, 500, 401])(
    "are delivered each by itself, also when the first is answered %i",
    async (answer) => {
      await keep();
      statusOf.set(keys[0] ?? "", answer);
      await deliverUntil([fileOf(keys[0])]);
      statusOf.clear();
      await deliverUntil([]);
    },
  );

  it.each(["", '{"key":', "null", '{"key":"x","request":{},"receivedAt":"today"}'])(
    "are delivered beside a file that holds %j, which is put aside once the backend knows of it",
    async (content) => {
      await keep();
      await writeFile(join(folder, fileOf(keys[0])), content);
      statusOf.set(keys[0] ?? "", 503);
      await deliverUntil([fileOf(keys[0])]);
      statusOf.set(keys[0] ?? "", 422);
      await deliverUntil([`${fileOf(keys[0])}.torn`]);
    },
  );

  it("are sent in part where a file is torn, as far as it says whom to call", async () => {
    await keep();
    const file = join(folder, fileOf(keys[0]));
    const text = await readFile(file, "utf8");
    await writeFile(file, text.slice(0, text.indexOf('"appointments"')));
    statusOf.set(keys[0] ?? "", 422);
    await deliverUntil([`${fileOf(keys[0])}.torn`]);
    const { firstName, lastName, phone, email } = request;
    const told = asked.find(({ headers }) => headers["idempotency-key"] === keys[0]);
    const receivedAt = expect.stringMatching(/^\d{4}-/);
    expect(JSON.parse(told?.body ?? "")).toEqual({ firstName, lastName, phone, email, receivedAt });
    const proof = String(told?.headers["x-acknowledged-visit"]);
    expect(readToken(environment.cookieSecret, "acknowledged-visit", proof)).toBe(keys[0]);
  });

  it("carry the word of the website that their visitors were thanked, and only they", async () => {
    status = 201;
    // In a folder of its own: on a busy machine it may stay there for later.
    const { submitRequest } = await keepingIn(join(folder, "../of-one"));
    await submitRequest(key, request);
    // On a busy machine an answer may come too late, and the request is sent once more.
    expect(new Set(asked.map(({ headers }) => headers["x-acknowledged-visit"]))).toEqual(
      new Set([undefined]),
    );
    await keep();
    await kept.deliverStoredRequests();
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set(keys));
    for (const { headers } of asked) {
      const proof = String(headers["x-acknowledged-visit"]);
      expect(readToken(environment.cookieSecret, "acknowledged-visit", proof)).toBe(
        headers["idempotency-key"],
      );
    }
  });
});
