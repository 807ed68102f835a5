import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { publishNews } from "#server/changes/channel.ts";
import { environment } from "#server/environment.ts";
import { answered, limited, unavailable, unsent } from "./answers.ts";
import { ask } from "./client.server.ts";

const usual = environment.BACKEND_INTERNAL_URL;
let server: Server;

/** A backend that answers so, one status after the other, and then with success. @returns how often it was asked */
async function backend(statuses: number[], headers: Record<string, string> = {}) {
  let calls = 0;
  const listener: RequestListener = (request, response) => {
    if (request.url === "/health") return void response.end();
    const status = statuses[calls] ?? 200;
    calls += 1;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(status === 200 ? { word: "yes" } : {}));
  };
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  environment.BACKEND_INTERNAL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => calls;
}

// Asked whether it is there, a backend has a second and a half to answer, which a busy machine may take.
beforeEach(() => publishNews({ kind: "followed", followed: true }));

afterEach(() => {
  publishNews({ kind: "followed", followed: false });
  environment.BACKEND_INTERNAL_URL = usual;
  server.close();
});

const question = { path: "/store/anything", shape: z.object({ word: z.string() }), limit: 60_000 };
const yes = answered({ word: "yes" });

describe("a question to the backend", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("is repeated after a %i", async (status) => {
    const calls = await backend([status]);
    expect(await ask(question)).toEqual(yes);
    expect(calls()).toBe(2);
  });

  it("is given up after two repetitions", async () => {
    const calls = await backend([503, 503, 503]);
    expect(await ask(question)).toEqual(unavailable);
    expect(calls()).toBe(3);
  });

  it.each([400, 401, 403, 404, 422, 501])("is not repeated after a %i", async (status) => {
    const calls = await backend([status]);
    expect((await ask(question)).ok).toBe(false);
    expect(calls()).toBe(1);
  });

  it("that writes is repeated only where it does nothing twice", async () => {
    const calls = await backend([503, 503]);
    expect(await ask({ ...question, method: "POST", body: {} })).toEqual(unavailable);
    expect(calls()).toBe(1);
    const writing = { ...question, method: "POST", body: {}, idempotent: true } as const;
    expect(await ask(writing)).toEqual(yes);
    expect(calls()).toBe(3);
  });

  it("waits as long as the server asks for, and not for minutes", async () => {
    const soon = await backend([429], { "retry-after": "0" });
    expect(await ask(question)).toEqual(yes);
    expect(soon()).toBe(2);
    server.close();
    const late = await backend([429], { "retry-after": "120" });
    expect(await ask(question)).toEqual(limited(120));
    expect(late()).toBe(1);
    server.close();
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const dated = await backend([503], { "retry-after": date });
    expect(await ask(question)).toEqual(unavailable);
    expect(dated()).toBe(1);
  });

  it("is not sent to a backend that takes connections and says nothing", async () => {
    publishNews({ kind: "followed", followed: false });
    const sent: string[] = [];
    server = createServer(({ url = "" }) => void sent.push(url)).listen(0, "127.0.0.1");
    await once(server, "listening");
    environment.BACKEND_INTERNAL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const questions = Array.from({ length: 3 }, () =>
      ask({ ...question, method: "POST", body: {} }),
    );
    expect(await Promise.all(questions)).toEqual([unsent, unsent, unsent]);
    expect(sent).toEqual(["/health"]);
    server.closeAllConnections();
  });

  it("that was not answered in time has the next ones wait until the database answers", async () => {
    const sent: string[] = [];
    let isSilent = true;
    server = createServer(({ url = "" }, response) => {
      sent.push(url);
      if (url === "/ready") {
        response.writeHead(isSilent ? 503 : 200, { "content-type": "application/json" });
        response.end(JSON.stringify(isSilent ? { missing: "database" } : { status: "ok" }));
      } else if (!isSilent) {
        response.end(JSON.stringify({ word: "yes" }));
      }
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    environment.BACKEND_INTERNAL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await ask({ ...question, limit: 50 })).toEqual(unavailable);
    const writing = { ...question, method: "POST", body: {} } as const;
    expect(await Promise.all([ask(writing), ask(writing)])).toEqual([unsent, unsent]);
    expect(sent).toEqual([question.path, "/ready"]);
    isSilent = false;
    await expect.poll(() => ask(writing)).toEqual(yes);
    // Nobody is asked first any more.
    const before = sent.length;
    expect(await ask(writing)).toEqual(yes);
    expect(sent.slice(before)).toEqual([question.path]);
    server.closeAllConnections();
  });

  it("is known not to be sent where nobody takes connections", async () => {
    await backend([]);
    server.close();
    await once(server, "close");
    expect(await ask({ ...question, method: "POST", body: {} })).toEqual(unsent);
  });

  it("is sent to a backend that is slow while its changes are followed", async () => {
    server = createServer(({ url = "" }, response) => {
      if (url !== "/health") response.end(JSON.stringify({ word: "yes" }));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    environment.BACKEND_INTERNAL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await ask(question)).toEqual(yes);
    server.closeAllConnections();
  });
});
