import { describe, expect, it } from "vitest";
import { loadBorders } from "./borders.ts";
import { distanceKm } from "./distance.ts";
import { mersch } from "./testing.ts";

describe("loadBorders", () => {
  it("has the borders around, and nothing where there are none", async () => {
    const borders = await loadBorders(mersch, 34);
    // With Germany the Sûre, which flows by Echternach; with Belgium the line west of Mersch.
    const nearest = (latitude: number, longitude: number) =>
      Math.min(...borders.flat().map((point) => distanceKm(point, { latitude, longitude })));
    expect(nearest(49.812, 6.43)).toBeLessThan(2);
    expect(nearest(49.73, 5.83)).toBeLessThan(5);
    expect(Math.min(...borders.flat().map((point) => distanceKm(point, mersch)))).toBeGreaterThan(
      15,
    );
    for (const line of borders) expect(line.length).toBeGreaterThan(1);
    expect(await loadBorders(mersch, 5)).toEqual([]);
  });
});
