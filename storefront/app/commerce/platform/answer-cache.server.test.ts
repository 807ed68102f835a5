import { beforeEach, describe, expect, it, vi } from "vitest";
import { onNews, publishNews } from "#server/changes/channel.ts";
import { cached } from "./answer-cache.server.ts";
import { type Answer, answered, notFound, unavailable } from "./answers.ts";

function setUp() {
  let time = 0;
  let next: Answer<string> = answered("first");
  const load = vi.fn(async (_key: string) => next);
  const ask = cached(load, { fresh: 2000, stale: 60_000, size: 2, wait: 10, now: () => time });
  return {
    ask,
    load,
    at: (milliseconds: number) => {
      time = milliseconds;
    },
    answer: (answer: Answer<string>) => {
      next = answer;
    },
  };
}

// Unit tests share a process, and another file may have left changes followed.
beforeEach(() => publishNews({ kind: "followed", followed: false }));

describe("the cache of answers", () => {
  it("asks once for callers that come together, and again when the answer is old", async () => {
    const { ask, load, at, answer } = setUp();
    await Promise.all([ask("a"), ask("a"), ask("a")]);
    expect(load).toHaveBeenCalledTimes(1);
    answer(answered("second"));
    at(1999);
    expect(await ask("a")).toEqual(answered("first"));
    at(2000);
    expect(await ask("a")).toEqual(answered("second"));
  });

  it("lets the last good answer stand in while the backend is down, and does not press it", async () => {
    const { ask, load, at, answer } = setUp();
    await ask("a");
    answer(unavailable);
    at(5000);
    expect(await ask("a")).toEqual(answered("first"));
    await ask("a");
    expect(load).toHaveBeenCalledTimes(2);
    at(70_000);
    expect(await ask("a")).toEqual(unavailable);
    answer(answered("back"));
    at(72_000);
    expect(await ask("a")).toEqual(answered("back"));
  });

  it("does not show what is gone", async () => {
    const { ask, at, answer } = setUp();
    await ask("a");
    answer(notFound);
    at(5000);
    expect(await ask("a")).toEqual(notFound);
  });

  it("keeps a bounded number of answers", async () => {
    const { ask, load } = setUp();
    for (const key of ["a", "b", "c", "a"]) await ask(key);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it("does not wait for a backend that hangs when it knows an answer", async () => {
    let time = 0;
    let calls = 0;
    const hanging = new Promise<Answer<string>>(() => {});
    const ask = cached(
      () => {
        calls += 1;
        return calls === 1 ? Promise.resolve(answered("known")) : hanging;
      },
      { fresh: 10, stale: 60_000, size: 2, wait: 5, now: () => time },
    );
    await ask("a");
    time = 20;
    expect(await Promise.all([ask("a"), ask("a")])).toEqual([answered("known"), answered("known")]);
    expect(calls).toBe(2);
  });

  it("answers unavailable when loading throws", async () => {
    const ask = cached<string>(() => Promise.reject(new Error("broken")), {
      fresh: 1,
      stale: 1,
      size: 1,
      wait: 1,
    });
    expect(await ask("a")).toEqual(unavailable);
  });

  it("asks again after a change, also where the question was under way", async () => {
    const { ask, answer } = setUp();
    const before = ask("a");
    publishNews({ kind: "changed", keys: ["profile"] });
    answer(answered("second"));
    expect(await ask("a")).toEqual(answered("second"));
    await before;
    expect(await ask("a")).toEqual(answered("second"));
  });

  it("keeps an answer for longer while changes are followed", async () => {
    let time = 0;
    const load = vi.fn(async () => answered("known"));
    const times = { fresh: 2000, followed: 60_000, stale: 60_000, size: 2, wait: 10 };
    const ask = cached(load, { ...times, now: () => time });
    await ask("a");
    publishNews({ kind: "followed", followed: true });
    time = 59_999;
    await ask("a");
    expect(load).toHaveBeenCalledTimes(1);
    publishNews({ kind: "followed", followed: false });
    await ask("a");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("says that an answer is stale, so that no page is cached with it", async () => {
    const troubles = vi.fn();
    onNews(({ kind }) => kind === "trouble" && troubles());
    const { ask, at, answer } = setUp();
    await ask("a");
    expect(troubles).not.toHaveBeenCalled();
    answer(unavailable);
    at(5000);
    await ask("a");
    await ask("a");
    expect(troubles).toHaveBeenCalledTimes(2);
  });
});
