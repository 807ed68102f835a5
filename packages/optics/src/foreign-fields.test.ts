import { describe, expect, it } from "vitest";
import { demoRanges } from "./demo-ranges.ts";
import type { LensParameters } from "./lens.ts";
import { foreignFields } from "./validate.ts";

describe("foreignFields", () => {
  it.each([
    ["biofinity", { sphere: -225, cylinder: -75, axis: 180 }, ["cylinder", "axis"]],
    ["biofinity", { sphere: 125, addition: 200, design: "D" }, ["addition", "design"]],
    ["biofinity", { sphere: -225, baseCurve: 840 }, ["baseCurve"]],
    ["biofinity", { diameter: 1420 }, ["diameter"]],
    ["biofinity", { sphere: -225, baseCurve: 860, diameter: 1400 }, []],
    ["biofinity-toric", { sphere: -225, cylinder: -75, axis: 180 }, []],
    ["biofinity-multifocal", { sphere: 125, addition: "LOW" }, []],
    ["acuvue-1-day-moist-multifocal", { addition: "LOW", design: "N" }, ["design"]],
  ] as const)("%s, %j: %j", (handle, values: Partial<LensParameters>, foreign) => {
    expect(foreignFields(demoRanges[handle], values)).toEqual(foreign);
  });

  it("does not mind a power that is not made: another value of the same field may be", () => {
    expect(foreignFields(demoRanges.biofinity, { sphere: -2500 })).toEqual([]);
  });
});
