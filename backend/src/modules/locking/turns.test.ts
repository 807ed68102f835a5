import { describe, expect, it } from "vitest";
import { Turns, TurnTimeout } from "./turns";

describe("turns", () => {
  it("come in the order of asking, one at a time", async () => {
    const turns = new Turns();
    const log: number[] = [];
    let inside = 0;
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        await turns.take("a", undefined, 1000);
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 3));
        log.push(number);
        inside -= 1;
        turns.pass("a");
      }),
    );
    expect(log).toEqual([1, 2, 3, 4, 5]);
    expect(turns.isHeld("a")).toBe(false);
  });

  it("of different keys do not wait for each other", async () => {
    const turns = new Turns();
    await turns.take("a", undefined, 0);
    await turns.take("b", undefined, 0);
    expect(turns.keysOf(undefined)).toEqual(["a", "b"]);
  });

  it("are given up in time, and a place given up is not called", async () => {
    const turns = new Turns();
    await turns.take("a", "first", 0);
    await expect(turns.take("a", "second", 5)).rejects.toBeInstanceOf(TurnTimeout);
    const third = turns.take("a", "third", 1000);
    turns.pass("a");
    await third;
    expect(turns.ownerOf("a")).toBe("third");
  });

  it("end by themselves where they were given a time", async () => {
    const turns = new Turns();
    await turns.take("a", undefined, 0);
    turns.expireAfter("a", 5, () => turns.pass("a"));
    await turns.take("a", "next", 1000);
    expect(turns.ownerOf("a")).toBe("next");
  });
});
