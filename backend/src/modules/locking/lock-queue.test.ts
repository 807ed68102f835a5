import { describe, expect, it } from "vitest";
import { LockQueue, LockTimeout } from "./lock-queue";

describe("the queue for a key", () => {
  it("serves callers in order, one at a time", async () => {
    const queue = new LockQueue();
    const log: number[] = [];
    let inside = 0;
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        await queue.take("a", undefined, 1000);
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 3));
        log.push(number);
        inside -= 1;
        queue.pass("a");
      }),
    );
    expect(log).toEqual([1, 2, 3, 4, 5]);
    expect(queue.isHeld("a")).toBe(false);
  });

  it("lets callers of different keys pass each other", async () => {
    const queue = new LockQueue();
    await queue.take("a", undefined, 0);
    await queue.take("b", undefined, 0);
    expect(queue.keysOf(undefined)).toEqual(["a", "b"]);
  });

  it("drops a caller whose timeout passed", async () => {
    const queue = new LockQueue();
    await queue.take("a", "first", 0);
    await expect(queue.take("a", "second", 5)).rejects.toBeInstanceOf(LockTimeout);
    const third = queue.take("a", "third", 1000);
    queue.pass("a");
    await third;
    expect(queue.ownerOf("a")).toBe("third");
  });

  it("ends a lease by itself", async () => {
    const queue = new LockQueue();
    await queue.take("a", undefined, 0);
    queue.expireAfter("a", 5, () => queue.pass("a"));
    await queue.take("a", "next", 1000);
    expect(queue.ownerOf("a")).toBe("next");
  });
});
