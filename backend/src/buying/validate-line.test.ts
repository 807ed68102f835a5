import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { changedMetadata, type KnownVariant, validateLine } from "./validate-line";

const toric: KnownVariant = {
  isLens: true,
  current: { range: demoRanges["acuvue-oasys-for-astigmatism"], version: 3 },
};
const lens = { eye: "left", sphere: -3, cylinder: -2.25, axis: 90, baseCurve: 8.6, diameter: 14.5 };

const refusal = (metadata: unknown, variant = toric, quantity: unknown = 1) => {
  const result = validateLine({ quantity, metadata }, variant);
  return result.ok ? undefined : result.refusal;
};

describe("validateLine", () => {
  it("spells a right lens in one way and leaves the page's version out", () => {
    const { axis, ...others } = lens;
    const metadata = { lens: { axis: 0, ...others, sphere: -3.0 }, lensRangeVersion: 2, note: "x" };
    expect(validateLine({ quantity: 1, metadata }, toric)).toEqual({
      ok: true,
      metadata: { note: "x", lens: { ...lens, axis: 180 } },
    });
  });

  it("names the axes that exist, in the units of the request", () => {
    expect(refusal({ lens: { ...lens, axis: 25 } })).toEqual({
      message: "This combination of parameters is not made",
      issues: [
        {
          field: "axis",
          code: "not-made",
          value: 25,
          allowed: [10, 20, 70, 80, 90, 100, 110, 160, 170, 180],
          nearest: 20,
        },
      ],
      nearest: { ...lens, axis: 20 },
      range_version: 3,
    });
  });

  it("tells a range that has changed since", () => {
    const metadata = { lens: { ...lens, axis: 30 }, lensRangeVersion: 2 };
    expect(refusal(metadata)?.message).toMatch(/changed since/);
  });

  it.each([
    [{}, "lens", "required"],
    [{ lens: null }, "lens", "required"],
    [{ lens: [] }, "lens", "wrong-type"],
    [{ lens: { ...lens, power: 1 } }, "lens", "unknown-field"],
    [{ lens: { ...lens, eye: "OD" } }, "eye", "out-of-limits"],
    [{ lens: { ...lens, sphere: -3.001 } }, "sphere", "too-precise"],
  ])("refuses %j", (metadata, field, code) => {
    expect(refusal(metadata)?.issues).toContainEqual(expect.objectContaining({ field, code }));
  });

  it("refuses parameters on other articles and lenses nobody knows", () => {
    expect(refusal({ lens }, { isLens: false })?.issues[0]?.code).toBe("not-a-lens");
    expect(refusal({ lens }, { isLens: true })?.issues[0]?.code).toBe("no-range");
    expect(refusal({ gift: true }, { isLens: false })).toBeUndefined();
  });

  it.each([0, -1, 1.5, 100, Number.NaN, "1", null])("refuses %s boxes", (quantity) => {
    expect(refusal({ lens }, toric, quantity)?.issues[0]?.field).toBe("quantity");
  });

  it("takes 0 where it removes the line", () => {
    expect(validateLine({ quantity: 0 }, { isLens: false }, 0).ok).toBe(true);
  });
});

describe("changedMetadata", () => {
  const before = { lens, note: "x" };
  it.each([
    [undefined, before],
    [null, {}],
    [{}, {}],
    [{ note: "y" }, { lens, note: "y" }],
    [{ lens: "" }, { note: "x" }],
  ])("%j", (change, after) => {
    expect(changedMetadata(before, change)).toEqual(after);
  });
});
