import { describe, expect, it, vi } from "vitest";
import { type Made, PageStore } from "./page-store.ts";

const rule = { keys: ["profile", "product-a"], seconds: 60 };

function setUp(bytes = 100) {
  let time = 0;
  const store = new PageStore<string>({
    ...{ bytes, grace: 1000, timeout: 20, unfollowed: 2000, staleIfError: 100_000 },
    now: () => time,
  });
  store.follow(true);
  let next: Made<string> = { kind: "made", page: "first", bytes: 10 };
  const make = vi.fn(async () => next);
  return {
    store,
    make,
    read: (key = "/a") => store.read(key, rule, make),
    at: (milliseconds: number) => {
      time = milliseconds;
    },
    answer: (made: Made<string>) => {
      next = made;
    },
    page: (page: string, size = 10) => {
      next = { kind: "made", page, bytes: size };
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe("the page store", () => {
  it("makes a page once for everybody who comes meanwhile, and serves it from then on", async () => {
    const { read, make, store } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(["first", "first", "first"]);
    expect(store.fresh("/a")).toBe("first");
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("serves a stale page for a moment while one regeneration is under way, then waits for it", async () => {
    const { read, make, page, store, at } = setUp();
    await read();
    page("second");
    store.invalidate(["product-a"]);
    expect(store.fresh("/a")).toBeUndefined();
    expect(await Promise.all([read(), read()])).toEqual(["first", "first"]);
    await settled();
    expect(await read()).toBe("second");
    expect(make).toHaveBeenCalledTimes(2);
    page("third");
    at(5000);
    store.invalidate(["product-a"]);
    at(6500);
    expect(await read()).toBe("third");
  });

  it("touches only pages that carry the key, unless everything is invalidated", async () => {
    const { read, store } = setUp();
    await read();
    store.invalidate(["product-b"]);
    expect(store.fresh("/a")).toBe("first");
    store.invalidate();
    expect(store.fresh("/a")).toBeUndefined();
  });

  it("does not store as fresh what was being rendered during a change", async () => {
    const { store, read, page, at } = setUp();
    let finish: (made: Made<string>) => void = () => {};
    const slow = store.read("/a", rule, () => new Promise((done) => (finish = done)));
    store.invalidate(["profile"]);
    page("after the change");
    expect(await read()).toBe("after the change");
    finish({ kind: "made", page: "before the change", bytes: 10 });
    expect(await slow).toBe("after the change");
    at(1);
    expect(store.fresh("/a")).toBe("after the change");
  });

  it("serves the stale page while a new one cannot be rendered, and does not try all the time", async () => {
    const { read, make, answer, page, store, at } = setUp();
    await read();
    answer({ kind: "failed" });
    store.invalidate();
    at(5000);
    expect(await read()).toBe("first");
    expect(await read()).toBe("first");
    expect(make).toHaveBeenCalledTimes(2);
    page("back");
    at(7000);
    expect(await read()).toBe("back");
  });

  it("waits for a slow regeneration until its timeout", async () => {
    const { read, store, at } = setUp();
    await read();
    store.invalidate();
    at(3000);
    expect(await store.read("/a", rule, () => new Promise(() => {}))).toBe("first");
  });

  it("deletes a page that is gone", async () => {
    const { read, answer, store, at } = setUp();
    await read();
    answer({ kind: "gone" });
    store.invalidate();
    at(2000);
    expect(await read()).toBeUndefined();
    expect(store.fresh("/a")).toBeUndefined();
  });

  it("trusts a page for two seconds only while no changes reach it", async () => {
    const { read, store, at } = setUp();
    await read();
    store.follow(false);
    at(1999);
    expect(store.fresh("/a")).toBe("first");
    at(2000);
    expect(store.fresh("/a")).toBeUndefined();
    store.follow(true);
    expect(store.fresh("/a")).toBe("first");
    at(60_000);
    expect(store.fresh("/a")).toBeUndefined();
  });

  it("stays within its bytes; what was asked for longest ago goes first", async () => {
    const { read, page, store } = setUp(100);
    page("forty", 40);
    await read("/a");
    await read("/b");
    store.fresh("/a");
    await read("/c");
    expect(["/a", "/b", "/c"].map((key) => store.fresh(key))).toEqual([
      "forty",
      undefined,
      "forty",
    ]);
    page("huge", 101);
    expect(await read("/d")).toBe("huge");
    expect(store.fresh("/d")).toBeUndefined();
    expect(store.fresh("/c")).toBe("forty");
  });
});
