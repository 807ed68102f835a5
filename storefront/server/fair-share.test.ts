import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fairShare } from "./fair-share.ts";

const limits = { atOnce: 2, waiting: 2, longest: 60_000 };
let share: ReturnType<typeof fairShare>;
/** Pages that are being made, by their address. */
const making = new Map<string, ServerResponse>();
let asked = 0;
/** In a test the address says which network asks. */
const server = createServer((request, response) => {
  const url = request.url ?? "";
  asked += 1;
  share(url.split("/")[1] ?? "", response, () => making.set(url, response));
});

beforeEach(async () => {
  share = fairShare(limits);
  making.clear();
  asked = 0;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Asks, on a connection of its own. */
function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const request = get({ host: "127.0.0.1", port, path, agent: false });
  const answer = new Promise<{ status: number | undefined; retryAfter: string | undefined }>(
    (done) => {
      request.once("response", (response) => {
        response.resume();
        done({ status: response.statusCode, retryAfter: response.headers["retry-after"] });
      });
      request.once("error", () => done({ status: undefined, retryAfter: undefined }));
    },
  );
  return { answer, giveUp: () => request.destroy() };
}
const made = () => [...making.keys()];
const finish = (url: string) => making.get(url)?.end();

/** Asks for pages one after the other, so that each has its place. */
async function askInTurn(paths: readonly string[], seen: () => number) {
  for (const [index, path] of paths.entries()) {
    ask(path);
    await expect.poll(seen).toBeGreaterThanOrEqual(Math.min(index + 1, limits.atOnce));
  }
}

it("makes a few pages of a network at once, and the next when one is done", async () => {
  await askInTurn(["/one/1", "/one/2", "/one/3"], () => making.size);
  await ask("/two/1");
  await expect.poll(made).toEqual(["/one/1", "/one/2", "/two/1"]);
  finish("/one/1");
  await expect.poll(made).toEqual(["/one/1", "/one/2", "/two/1", "/one/3"]);
});

it("refuses who asks for more than may wait, says when to come again, and serves others", async () => {
  await askInTurn(["/one/1", "/one/2"], () => making.size);
  const more = Array.from({ length: 10 }, (_, index) => ask(`/one/more-${index}`));
  const refused = await Promise.race(more.map(({ answer }) => answer));
  expect(refused).toEqual({ status: 429, retryAfter: "2" });
  const other = ask("/two/1");
  await expect.poll(made).toContain("/two/1");
  finish("/two/1");
  expect((await other.answer).status).toBe(200);
});

it("passes over who has given up while waiting", async () => {
  await askInTurn(["/one/1", "/one/2"], () => making.size);
  const impatient = ask("/one/3");
  await expect.poll(() => asked).toBe(3);
  impatient.giveUp();
  await impatient.answer;
  ask("/one/4");
  // The server hears of a connection that was closed a moment later.
  await expect
    .poll(() => {
      finish("/one/1");
      return made();
    })
    .toContain("/one/4");
});

it("lets a page that takes long count no more", async () => {
  share = fairShare({ ...limits, longest: 50 });
  await askInTurn(["/one/1", "/one/2", "/one/3"], () => making.size);
  await expect.poll(made).toEqual(["/one/1", "/one/2", "/one/3"]);
});
