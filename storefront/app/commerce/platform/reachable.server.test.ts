import { beforeEach, expect, it, vi } from "vitest";
import { publishNews } from "#server/changes/channel.ts";
import { isReachable } from "./reachable.server.ts";

const timeouts = vi.spyOn(AbortSignal, "timeout");
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);

beforeEach(() => {
  timeouts.mockClear();
  fetched.mockReset();
  publishNews({ kind: "followed", followed: false });
});

it("a backend that is silent is given up within two seconds, once for all who wait", async () => {
  let giveUp = () => {};
  fetched.mockReturnValue(
    new Promise((_, reject) => {
      giveUp = () => reject(new Error("aborted"));
    }),
  );
  const callers = [isReachable(), isReachable(), isReachable()];
  expect(fetched).toHaveBeenCalledOnce();
  const [[limit = Number.NaN] = []] = timeouts.mock.calls;
  expect(limit).toBeLessThan(2000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeouts.mock.results[0]?.value);
  giveUp();
  expect(await Promise.all(callers)).toEqual([false, false, false]);
  // For a moment the answer counts for the next caller as well.
  expect(await isReachable()).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
});

it("a backend whose changes are followed is not asked", async () => {
  publishNews({ kind: "followed", followed: true });
  expect(await isReachable()).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});
