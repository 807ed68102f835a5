import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { publishNews } from "../changes/channel.ts";
import { pageCache } from "./page-cache.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const render = vi.fn(async (request: Request) => {
  const reading = request.headers.get("Cookie") === "glasses=off" ? "without glasses" : "with";
  return new Response(`<p>${new URL(request.url).pathname} ${reading}</p>`, { headers: html });
});
const languageRedirect = vi.fn((_url: URL, stored: string | undefined, wishes: string | null) =>
  (stored ?? wishes)?.startsWith("fr") ? {} : undefined,
);
let pages: ReturnType<typeof pageCache>;
/** How each answer came about. */
let ways: string[] = [];
const server = createServer((request, response) => {
  if (pages.answerAtOnce(request, response)) {
    ways.push("at once");
    return;
  }
  ways.push("made");
  pages.answer(request, response, () => {
    ways.push("by the pages");
    response.end();
  });
});

beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => void server.close());
/** Each begins with an empty cache, because what is stale may be served once more. */
beforeEach(() => {
  pages = pageCache(render, { withoutLanguage: (path) => path, languageRedirect });
  publishNews({ kind: "followed", followed: true });
  render.mockClear();
  languageRedirect.mockClear();
  ways = [];
});

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((done, failed) => {
    const options = { host: "127.0.0.1", port, path, headers, method, agent: false };
    get(options, done).once("error", failed);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it("answers at once with what was made before, with the same headers", async () => {
  const first = await ask("/about");
  const second = await ask("/about");
  expect(first.body).toBe("<p>/about with</p>");
  expect({ ...second, headers: { ...second.headers, date: "" } }).toEqual({
    ...first,
    headers: { ...first.headers, date: "" },
  });
  expect(second.headers["x-frame-options"]).toBe("DENY");
  expect(ways).toEqual(["made", "at once"]);
  expect(render).toHaveBeenCalledTimes(1);
});

it("answers who has the page already, and who asks for its headers only, without its bytes", async () => {
  const { headers } = await ask("/about", { "accept-encoding": "br" });
  const again = await ask("/about", {
    "accept-encoding": "br",
    "if-none-match": headers.etag ?? "",
  });
  expect([again.status, again.body]).toEqual([304, ""]);
  const head = await ask("/about", { "accept-encoding": "br" }, "HEAD");
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
  expect(head.body).toBe("");
  expect(ways).toEqual(["made", "at once", "at once"]);
});

it("makes a page of their own for those who read without glasses", async () => {
  await ask("/about");
  const cookie = "language=de; glasses=off";
  expect((await ask("/about", { cookie })).body).toContain("without glasses");
  expect((await ask("/about", { cookie })).body).toContain("without glasses");
  expect((await ask("/about")).body).toContain("with<");
  expect(ways).toEqual(["made", "made", "at once", "at once"]);
});

it("leaves to the pages what is one visitor's own, what is not cached, and what is sent", async () => {
  await ask("/lookbook");
  ways = [];
  await ask("/lookbook", { cookie: "tray=x" });
  await ask("/lookbook", { cookie: "account=x; account-tray=x" });
  await ask("/shop/cart-summary");
  await ask("/about", { "content-length": 0 }, "POST");
  const each = ["made", "by the pages"];
  expect(ways).toEqual([...each, ...each, ...each, ...each]);
});

it("leads from the home page by language, whatever is in the cache, and asks for each wish once", async () => {
  const french = { "accept-language": "fr-LU" };
  await ask("/", { "accept-language": "en" });
  await ask("/", french);
  await ask("/", { "accept-language": "en" });
  await ask("/", { ...french, cookie: "language=en" });
  await ask("/", french);
  expect(ways).toEqual([
    ...["made", "made", "by the pages", "at once", "at once"],
    ...["made", "by the pages"],
  ]);
  expect(languageRedirect).toHaveBeenCalledTimes(3);
});

it("regenerates a page after a change of what it is made of", async () => {
  await ask("/about");
  publishNews({ kind: "changed", keys: ["profile"] });
  await ask("/about");
  await expect.poll(() => render.mock.calls.length).toBe(2);
  expect(ways).toEqual(["made", "made"]);
});

it("does not keep a page that met trouble, and keeps what was made meanwhile", async () => {
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((done) => {
    fail = done;
  });
  let go: () => void = () => undefined;
  const going = new Promise<void>((done) => {
    go = done;
  });
  const page = () => new Response("<p>page</p>", { headers: html });
  render.mockImplementationOnce(async () => {
    await failing;
    publishNews({ kind: "trouble" });
    return page();
  });
  render.mockImplementationOnce(async () => {
    await going;
    return page();
  });
  const both = [ask("/services"), ask("/about")];
  await expect.poll(() => render.mock.calls.length).toBe(2);
  const [troubled, fine] = render.mock.calls[0]?.[0].url.endsWith("/services")
    ? ["/services", "/about"]
    : ["/about", "/services"];
  fail();
  await new Promise((done) => setImmediate(done));
  go();
  await Promise.all(both);
  ways = [];
  await ask(fine);
  await ask(troubled);
  expect(ways[0]).toBe("at once");
  expect(ways[1]).not.toBe("at once");
});
