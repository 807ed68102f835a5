import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { iconSet } from "./icon-set.ts";
import { serveIcons } from "./serve.ts";

let server: Server;
let origin: string;

async function listen(read?: typeof iconSet): Promise<[Server, string]> {
  const icons = serveIcons(read);
  const one = createServer((request, response) => {
    icons(request, response, () => response.writeHead(418).end("handed on"));
  });
  await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
  return [one, `http://127.0.0.1:${(one.address() as AddressInfo).port}`];
}

beforeAll(async () => {
  [server, origin] = await listen();
});
afterAll(() => server.close());

test("only the icons that were asked for leave, other names of them too", async () => {
  const answer = await fetch(`${origin}/icons/lucide.json?icons=glasses,house,home,no-such`);
  expect(answer.status).toBe(200);
  const { prefix, icons, not_found, width } = await answer.json();
  expect([prefix, width, not_found]).toEqual(["lucide", 24, ["no-such"]]);
  expect(Object.keys(icons)).toEqual(["glasses", "house", "home"]);
  expect(icons.home.body).toBe(icons.house.body);
  expect(icons.glasses.body).toContain("<path");
});

test("an address with the version lasts, one without does not", async () => {
  const { version } = await iconSet("lucide");
  const caching = async (query: string) =>
    (await fetch(`${origin}/icons/lucide.json?icons=eye${query}`)).headers.get("cache-control");
  expect(await caching(`&v=${version}`)).toContain("immutable");
  expect(await caching("&v=0.0.1")).toBe("public, max-age=3600");
  expect(await caching("")).toBe("public, max-age=3600");
});

test.each([
  ["/icons/unknown.json?icons=eye", 404],
  ["/icons/constructor.json?icons=eye", 404],
  ["/icons/lucide.json?what=eye", 400],
  ["/icons/lucide.json", 400],
  ["/icons/lucide.json?icons=../eye", 400],
  [`/icons/lucide.json?icons=${"a".repeat(480)}`, 414],
  ["/elsewhere", 418],
])("%s is answered %i", async (path, status) => {
  expect((await fetch(origin + path)).status).toBe(status);
});

test("a name that every object has is no icon", async () => {
  const answer = await fetch(`${origin}/icons/lucide.json?icons=constructor`);
  expect((await answer.json()).not_found).toEqual(["constructor"]);
});

test("a set whose package is missing is distinguished from one that never was", async () => {
  const [other, address] = await listen(() => Promise.reject(new Error("not installed")));
  const answer = await fetch(`${address}/icons/lucide.json?icons=eye`);
  other.close();
  expect(answer.status).toBe(424);
});
