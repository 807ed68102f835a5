import { expect, it } from "vitest";
import { mostBoxes } from "./lens-boxes.ts";

it.each([
  ["daily lenses in thirties", 30, 1, 12, 12],
  ["daily lenses in nineties", 90, 1, 12, 4],
  ["two-weekly lenses in sixes", 6, 14, 12, 5],
  ["monthly lenses in threes", 3, 30, 12, 4],
  ["monthly lenses in sixes", 6, 30, 12, 2],
  ["a box that lasts longer than the time", 90, 30, 6, 1],
])("%s", (_name, lensesPerBox, daysPerLens, months, boxes) => {
  expect(mostBoxes({ lensesPerBox, daysPerLens }, months)).toBe(boxes);
});
