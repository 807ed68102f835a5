import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressesOf, type IconQuery, loadIcons, longestAddress } from "./load-icons.ts";

const hosts = ["https://one.example", "https://two.example", "https://three.example"];
const query: IconQuery = { type: "icons", prefix: "lucide", names: ["eye", "house"] };
const found = { width: 24, height: 24, icons: { eye: { body: "<path/>" } } };
const answer = (status: number, body: unknown = found) =>
  new Response(JSON.stringify(body), { status });

/** What each host does: an answer after some milliseconds, or none. */
let plan: Record<string, { after: number; status?: number } | undefined>;
const asked: { host: string; at: number; signal: AbortSignal | null | undefined }[] = [];
let began = 0;

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const host = new URL(address).origin;
    asked.push({ host, at: Date.now() - began, signal: init?.signal });
    const does = plan[host];
    return new Promise<Response>((resolve, reject) => {
      if (!does) return;
      const { after, status } = does;
      setTimeout(() => (status ? resolve(answer(status)) : reject(new Error("no route"))), after);
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What became of it and after how many milliseconds. */
async function outcome(some = query, of = hosts) {
  began = Date.now();
  const ended = loadIcons(of, some).then(
    (icons) => ({ icons: [...icons.keys()], at: Date.now() - began }),
    (error) => ({ status: error.status, at: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return ended;
}
const times = () => asked.map(({ host, at }) => [hosts.indexOf(host) + 1, at]);

describe("icons are loaded", () => {
  it("from the first host alone where it answers within 750 ms", async () => {
    plan = { "https://one.example": { after: 749, status: 200 } };
    expect(await outcome()).toEqual({ icons: ["eye"], at: 749 });
    expect(times()).toEqual([[1, 0]]);
  });

  it("from the next host after 750 ms each, and the first answer counts", async () => {
    plan = {
      "https://one.example": { after: 1600, status: 200 },
      "https://two.example": { after: 3000, status: 200 },
    };
    expect(await outcome()).toEqual({ icons: ["eye"], at: 1600 });
    expect(times()).toEqual([
      [1, 0],
      [2, 750],
      [3, 1500],
    ]);
    // Nobody is kept at work for an answer that is not read.
    expect(asked.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it("from the next host at once where one fails", async () => {
    plan = {
      "https://one.example": { after: 10, status: 500 },
      "https://two.example": { after: 10 },
      "https://three.example": { after: 10, status: 200 },
    };
    expect(await outcome()).toEqual({ icons: ["eye"], at: 30 });
    expect(times()).toEqual([
      [1, 0],
      [2, 10],
      [3, 20],
    ]);
  });

  it("with as many requests as addresses of 500 characters need", async () => {
    const names = Array.from({ length: 90 }, (_, index) => `icon-number-${index}`);
    const addresses = addressesOf(hosts, "lucide", [...names, ...names]);
    expect(addresses.length).toBe(3);
    for (const address of addresses) {
      expect((hosts[2] + address).length).toBeLessThanOrEqual(longestAddress);
    }
    expect(addresses.flatMap((one) => one.split("=")[1]?.split(","))).toEqual(names);
  });
});

describe("icons are given up", () => {
  it("at the first 404: no other host is asked", async () => {
    plan = {
      "https://one.example": { after: 10, status: 404 },
      "https://two.example": { after: 10, status: 200 },
    };
    expect(await outcome()).toEqual({ status: 404, at: 10 });
    expect(times()).toEqual([[1, 0]]);
  });

  it("after 5,000 ms", async () => {
    plan = {};
    expect(await outcome()).toEqual({ status: 504, at: 5000 });
    expect(asked.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it("when every host has failed", async () => {
    plan = Object.fromEntries(hosts.map((host) => [host, { after: 5, status: 503 }]));
    expect(await outcome()).toEqual({ status: 502, at: 15 });
  });

  it("with 424 without a provider, with 400 for an unknown query", async () => {
    expect(await outcome(query, [])).toEqual({ status: 424, at: 0 });
    const unknown = { ...query, type: "everything" } as unknown as IconQuery;
    expect(await outcome(unknown)).toEqual({ status: 400, at: 0 });
    expect(asked).toEqual([]);
  });
});
