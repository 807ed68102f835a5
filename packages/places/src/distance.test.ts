import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { degreeKm, distanceKm, earthRadiusKm, surroundings } from "./distance.ts";
import { mersch, places } from "./testing.ts";

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceKm", () => {
  it("measures a degree of latitude", () => {
    const south = { latitude: 49, longitude: 6 };
    expect(distanceKm(south, { latitude: 50, longitude: 6 })).toBeCloseTo(degreeKm, 6);
  });

  it("measures a degree of longitude, which shrinks towards the pole", () => {
    const at60 = [0, 1].map((longitude) => ({ latitude: 60, longitude }));
    expect(distanceKm(at60[0] ?? mersch, at60[1] ?? mersch)).toBeCloseTo(degreeKm / 2, 1);
  });

  it("knows half the globe", () => {
    const far = { latitude: -mersch.latitude, longitude: mersch.longitude - 180 };
    expect(distanceKm(mersch, far)).toBeCloseTo(Math.PI * earthRadiusKm, 3);
  });

  it("is zero at the place itself, the same both ways, and never longer than a detour", () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });
});

describe("surroundings", () => {
  it("keeps what is near", () => {
    const names = surroundings(places, mersch, 13).map(({ name }) => name);
    expect(names).toContain("Ettelbruck");
    expect(names).not.toContain("Luxembourg");
  });
});
