import { frameShapes } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { closedPath, lensOutline } from "./lens-outline.ts";

describe("the outline of a lens", () => {
  it.each(frameShapes)("of a %s frame fills its boxed width and height exactly", (shape) => {
    const points = lensOutline(shape, 52, 38);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(52, 9);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(38, 9);
    expect(Math.max(...xs)).toBeCloseTo(26, 9);
  });

  it("becomes a closed path", () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as [number, number][];
    expect(closedPath(square, false)).toBe("M0 0L1 0L1 1L0 1L0 0Z");
  });

  it("is curved by two points for each piece, of which only the first tells both", () => {
    const round = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as [number, number][];
    expect(closedPath(round)).toBe(
      "M1 0C1 0.33 0.33 1 0 1S-1 0.33 -1 0S-0.33 -1 0 -1S1 -0.33 1 0Z",
    );
  });
});
