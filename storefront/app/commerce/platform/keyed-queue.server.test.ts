import { describe, expect, it } from "vitest";
import { inTurn } from "./keyed-queue.server.ts";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("in turn", () => {
  it("runs the works of one key one after the other", async () => {
    let running = 0;
    let total = 0;
    const work = async () => {
      running += 1;
      expect(running).toBe(1);
      const before = total;
      await pause(1);
      total = before + 1;
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => inTurn("bag", work)));
    expect(total).toBe(20);
  });

  it("does not let different keys wait for each other", async () => {
    let release = () => {};
    const blocked = inTurn("one", () => new Promise<void>((done) => (release = done)));
    expect(await inTurn("two", async () => "done")).toBe("done");
    release();
    await blocked;
  });

  it("goes on after a work that failed", async () => {
    const failed = inTurn("bag", () => Promise.reject(new Error("broken")));
    const next = inTurn("bag", async () => "next");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});
