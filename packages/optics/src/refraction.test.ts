import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, type Refraction } from "./lens.ts";
import { transpose, vertexCorrected } from "./refraction.ts";

const refraction: fc.Arbitrary<Refraction> = fc.record({
  sphere: fc.integer({ min: -2000, max: 2000 }),
  cylinder: fc.integer({ min: -800, max: 800 }).filter((cylinder) => cylinder !== 0),
  axis: fc.integer({ min: 1, max: 180 }),
});

describe("transpose", () => {
  it("is its own inverse and keeps the axis between 1 and 180", () => {
    fc.assert(
      fc.property(refraction, (value) => {
        const other = transpose(value);
        expect(transpose(other)).toEqual(value);
        expect(other.axis).toBeGreaterThanOrEqual(1);
        expect(other.axis).toBeLessThanOrEqual(180);
        expect(other.sphere).toBe(value.sphere + (value.cylinder ?? 0));
      }),
    );
  });

  it("does the worked example: -2.00/+1.50x90 is -0.50/-1.50x180", () => {
    expect(transpose({ sphere: -200, cylinder: 150, axis: 90 })).toEqual({
      sphere: -50,
      cylinder: -150,
      axis: 180,
    });
  });

  it("leaves a sphere alone", () => {
    expect(transpose({ sphere: -200 })).toEqual({ sphere: -200 });
  });
});

describe("vertexCorrected", () => {
  it.each([
    [{ sphere: -600 }, { sphere: -560 }],
    [{ sphere: -1000 }, { sphere: -893 }],
    [{ sphere: 800 }, { sphere: 885 }],
    [
      { sphere: -600, cylinder: -200, axis: 35 },
      { sphere: -560, cylinder: -170, axis: 35 },
    ],
    [{ sphere: -400 }, { sphere: -382 }],
  ])("turns %j into %j", (spectacles, lens) => {
    expect(vertexCorrected(spectacles)).toEqual(lens);
  });

  it("has no hint below 4.00 D, and one as soon as a meridian reaches it", () => {
    expect(vertexCorrected({ sphere: 375 })).toBeUndefined();
    expect(vertexCorrected({ sphere: -300, cylinder: -75, axis: 10 })).toBeUndefined();
    expect(vertexCorrected({ sphere: -300, cylinder: -100, axis: 10 })).toEqual({
      sphere: -290,
      cylinder: -92,
      axis: 10,
    });
  });

  it("takes another distance, and none changes nothing", () => {
    expect(vertexCorrected({ sphere: -1000 }, 1400)).toEqual({ sphere: -877 });
    expect(vertexCorrected({ sphere: -1000 }, 0)).toEqual({ sphere: -1000 });
  });

  it("agrees between the two ways to write a refraction", () => {
    fc.assert(
      fc.property(refraction, (value) => {
        const [one, other] = [vertexCorrected(value), vertexCorrected(transpose(value))];
        fc.pre(one?.cylinder !== undefined && other !== undefined);
        expect(transpose(other as Refraction)).toEqual(one);
      }),
    );
  });
});

describe("canonical", () => {
  it("has one spelling for one lens", () => {
    expect(canonical({ sphere: -0, cylinder: 0 })).toEqual({ sphere: 0 });
    expect(canonical({ sphere: -100, cylinder: -75, axis: 0 })).toEqual({
      sphere: -100,
      cylinder: -75,
      axis: 180,
    });
    expect(canonical({ sphere: -100, cylinder: 0, axis: 90 })).toEqual({ sphere: -100, axis: 90 });
  });
});
