import { describe, expect, test, vi } from "vitest";
import { buildWatch } from "./build-watch.ts";
import { mayReload, noteUnderWay, takeUnderWay } from "./reload-guard.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("the watch", () => {
  const watching = (answers: Record<string, unknown>) => {
    const read = vi.fn(async (address: string) => {
      const answer = answers[address.replace(/\?\d+$/, "")];
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return { read, watch: buildWatch({ own: "a", read, now: () => 7 }) };
  };

  test("finds the same build, by a question no cache has answered before", async () => {
    const { read, watch } = watching({
      "/builds/latest.json": { id: "a" },
      "/builds/meta/a.json": { id: "a" },
    });
    await watch.prefetch();
    expect(read.mock.calls).toEqual([["/builds/meta/a.json"]]);
    expect(await watch.isStale()).toBe(false);
    expect(read.mock.calls.slice(1)).toEqual([["/builds/latest.json?7"]]);
  });

  test.each([{ id: "a" }, undefined])("finds a newer one, its own being %j", async (mine) => {
    const { watch } = watching({ "/builds/latest.json": { id: "b" }, "/builds/meta/a.json": mine });
    expect(await watch.isStale()).toBe(true);
  });

  test("knows nothing while nobody answers, and asks again", async () => {
    const answers: Record<string, unknown> = {
      "/builds/latest.json": { id: "b" },
      "/builds/meta/a.json": new Error("no network"),
    };
    const { watch } = watching(answers);
    await watch.prefetch();
    expect(await watch.isStale()).toBe(false);
    answers["/builds/meta/a.json"] = { id: "a" };
    expect(await watch.isStale()).toBe(true);
  });
});

describe("the guard", () => {
  test("lets a path be reloaded once in ten seconds", () => {
    const storage = memory();
    expect(mayReload(storage, "/a", 1_000)).toBe(true);
    expect(mayReload(storage, "/a", 10_999)).toBe(false);
    expect(mayReload(storage, "/b", 10_999)).toBe(true);
    expect(mayReload(storage, "/a", 11_000)).toBe(true);
  });

  test("a storage that keeps nothing allows no reload, a broken note counts as none", () => {
    const closed = {
      ...memory(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(mayReload(closed, "/a", 0)).toBe(false);
    const storage = memory();
    storage.setItem("reloaded", "{");
    expect(mayReload(storage, "/a", 0)).toBe(true);
  });

  test("reads once where the visitor was being led, while that is fresh", () => {
    const storage = memory();
    noteUnderWay(storage, "/a", 0);
    expect(takeUnderWay(storage, 9_999)).toBe("/a");
    expect(takeUnderWay(storage, 9_999)).toBeUndefined();
    noteUnderWay(storage, "/a", 0);
    expect(takeUnderWay(storage, 10_000)).toBeUndefined();
  });
});
