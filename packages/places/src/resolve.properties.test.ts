import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "./distance.ts";
import { countries, type Place } from "./place.ts";
import { buildIndex } from "./place-index.ts";
import { resolve } from "./resolve.ts";
import { coded, places } from "./testing.ts";

const all = [...places, ...coded];
const index = buildIndex(all);
const origin = fc.record({
  latitude: fc.double({ min: 49.4, max: 50.2, noNaN: true }),
  longitude: fc.double({ min: 5.7, max: 6.6, noNaN: true }),
});
const radius = fc.double({ min: 0.1, max: 80, noNaN: true });
const name = fc.oneof(fc.constantFrom(...all.map((place) => place.name)), fc.string());
const code = fc.oneof(
  fc.constantFrom(...coded.map(({ postalCode = "" }) => postalCode)),
  fc.integer({ min: 0, max: 99_999 }).map(String),
  fc.string(),
);
const address = fc.record({
  country: fc.constantFrom(...countries),
  postalCode: code,
  place: name,
});

const settings = { numRuns: 2000 };

describe("resolve", () => {
  it("answers anything typed", () => {
    fc.assert(
      fc.property(origin, radius, address, (shop, km, typed) => {
        expect(["inside", "outside", "check"]).toContain(resolve(index, shop, km, typed).answer);
      }),
      settings,
    );
  });

  it("never takes an inside back when the radius grows, nor an outside when it shrinks", () => {
    fc.assert(
      fc.property(origin, radius, radius, address, (shop, one, other, typed) => {
        const small = resolve(index, shop, Math.min(one, other), typed).answer;
        const large = resolve(index, shop, Math.max(one, other), typed).answer;
        if (small === "inside") expect(large).toBe("inside");
        if (large === "outside") expect(small).toBe("outside");
      }),
      settings,
    );
  });

  it("says inside only of a place that is inside with a town's extent to spare", () => {
    fc.assert(
      fc.property(origin, radius, fc.constantFrom(...places), code, (shop, km, place, typed) => {
        const listed = buildIndex(places);
        const asked = { country: place.country, postalCode: typed, place: place.name };
        const { answer, reason } = resolve(listed, shop, km, asked);
        if (answer !== "inside" || reason.code !== "place") return;
        const extent = place.name === "Luxembourg" ? 5 : 4.1;
        expect(distanceKm(shop, place)).toBeLessThanOrEqual(km - extent);
      }),
      settings,
    );
  });

  it("judges a code by every one of its points", () => {
    const points = fc.array(origin, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(origin, radius, points, (shop, km, positions) => {
        const own: Place[] = positions.map((position, at) => ({
          ...position,
          country: "be",
          name: `Place ${"abcde".charAt(at)}`,
          postalCode: "6700",
        }));
        const typed = { country: "be", postalCode: "6700", place: "" } as const;
        const { answer } = resolve(buildIndex(own), shop, km, typed);
        const inside = own.map((place) => distanceKm(shop, place) <= km);
        if (answer === "inside") expect(inside).not.toContain(false);
        if (answer === "outside") expect(inside).not.toContain(true);
      }),
      settings,
    );
  });
});
