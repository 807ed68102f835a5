import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toastQueue } from "./toast-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (queue: ReturnType<typeof toastQueue>) => queue.shown().map(({ text }) => text);

describe("toasts", () => {
  it("are open for 5,000 ms and gone 200 ms later", () => {
    const queue = toastQueue();
    queue.add({ text: "a" });
    vi.advanceTimersByTime(4_999);
    expect(queue.shown()).toMatchObject([{ text: "a", open: true }]);
    vi.advanceTimersByTime(1);
    expect(queue.shown()).toMatchObject([{ text: "a", open: false }]);
    vi.advanceTimersByTime(199);
    expect(queue.shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.shown()).toEqual([]);
  });

  it("come one at a time, in order", () => {
    const queue = toastQueue();
    const counts: number[] = [];
    queue.subscribe(() => counts.push(queue.shown().length));
    for (const text of ["a", "b", "c"]) queue.add({ text });
    expect(texts(queue)).toEqual(["a"]);
    vi.advanceTimersToNextTimer();
    expect(texts(queue)).toEqual(["a", "b"]);
    vi.advanceTimersByTime(10);
    expect(texts(queue)).toEqual(["a", "b", "c"]);
    expect(counts).toEqual([1, 2, 3]);
  });

  it("are the last five of more", () => {
    const queue = toastQueue();
    for (const text of "abcdefg") queue.add({ text });
    vi.advanceTimersByTime(10);
    expect(texts(queue)).toEqual([..."cdefg"]);
    vi.advanceTimersByTime(5_200);
    expect(queue.shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("give way to the next about the same, and go when what they tell is no longer so", () => {
    const queue = toastQueue();
    queue.add({ text: "one frame", about: "tray" });
    queue.add({ text: "one piece", about: "bag" });
    queue.add({ text: "two frames", about: "tray" });
    queue.add({ text: "other" });
    vi.advanceTimersByTime(10);
    expect(texts(queue)).toEqual(["one piece", "two frames", "other"]);
    queue.drop("bag");
    expect(texts(queue)).toEqual(["two frames", "other"]);
    queue.add({ text: "three frames", about: "tray" });
    queue.drop("tray");
    vi.advanceTimersByTime(10);
    expect(texts(queue)).toEqual(["other"]);
    vi.advanceTimersByTime(5_200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("wait while they are read, with the time they had left", () => {
    const queue = toastQueue();
    queue.add({ text: "a" });
    vi.advanceTimersByTime(3_000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    queue.resume();
    vi.advanceTimersByTime(1_999);
    expect(queue.shown()).toMatchObject([{ open: true }]);
    vi.advanceTimersByTime(1);
    expect(queue.shown()).toMatchObject([{ open: false }]);
  });

  it("can be closed, once", () => {
    const queue = toastQueue();
    queue.add({ text: "a" });
    const [toast] = queue.shown();
    queue.close(toast?.id ?? 0);
    vi.advanceTimersByTime(100);
    queue.close(toast?.id ?? 0);
    vi.advanceTimersByTime(100);
    expect(queue.shown()).toEqual([]);
  });
});
