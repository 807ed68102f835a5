import { describe, expect, it } from "vitest";
import { LockQueue, LockTimeout } from "./lock-queue";

describe("the queue for a key", () => {
  it("serves callers in order, one at a time", async () => {
    const queue = new LockQueue();
    const log: number[] = [];
    let inside = 0;
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        const holding = await queue.take("a", undefined, 1000);
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 3));
        log.push(number);
        inside -= 1;
        queue.pass("a", holding);
      }),
    );
    expect(log).toEqual([1, 2, 3, 4, 5]);
    expect(queue.holdingOf("a")).toBeUndefined();
  });

  it("lets callers of different keys pass each other", async () => {
    const queue = new LockQueue();
    await queue.take("a", undefined, 0);
    await queue.take("b", undefined, 0);
    expect(queue.keysOf(undefined)).toEqual(["a", "b"]);
  });

  it("drops a caller whose timeout passed", async () => {
    const queue = new LockQueue();
    const first = await queue.take("a", "first", 0);
    await expect(queue.take("a", "second", 5)).rejects.toBeInstanceOf(LockTimeout);
    const third = queue.take("a", "third", 1000);
    queue.pass("a", first);
    await third;
    expect(queue.holdingOf("a")?.owner).toBe("third");
  });

  it("ends a lease by itself", async () => {
    const queue = new LockQueue();
    await queue.take("a", undefined, 0);
    queue.expireAfter("a", 5, (holding) => queue.pass("a", holding));
    await queue.take("a", "next", 1000);
    expect(queue.holdingOf("a")?.owner).toBe("next");
  });

  it("is not passed on by who held it before", async () => {
    const queue = new LockQueue();
    const first = await queue.take("a", undefined, 0);
    const second = queue.take("a", undefined, 1000);
    queue.pass("a", first);
    const holding = await second;
    queue.pass("a", first);
    expect(queue.holdingOf("a")).toBe(holding);
  });
});
