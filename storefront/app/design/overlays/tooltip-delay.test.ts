import { expect, it } from "vitest";
import { delayUntilOpen } from "./tooltip-delay.ts";

it.each([
  ["the first", Number.NEGATIVE_INFINITY, 700],
  ["one 299 ms after another", -299, 0],
  ["one 300 ms after another", -300, 700],
])("%s tooltip waits %s", (_, lastClosed, delay) => {
  expect(delayUntilOpen(0, lastClosed)).toBe(delay);
});
