import { expect, it } from "vitest";
import { progressOf } from "./progress-state.ts";

it.each([
  [undefined, 100, "indeterminate", 0],
  [Number.NaN, 100, "indeterminate", 0],
  [0, 100, "loading", 0],
  [99, 100, "loading", 0.99],
  [100, 100, "complete", 1],
  [130, 100, "complete", 1],
  [-5, 100, "loading", 0],
  [3, 3, "complete", 1],
])("%s of %s is %s", (value, max, state, part) => {
  expect(progressOf(value, max)).toEqual({ state, part });
});
