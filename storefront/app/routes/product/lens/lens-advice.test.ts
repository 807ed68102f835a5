import { type PrescriptionReading, parsePrescription } from "@landolt/optics";
import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import {
  isMadeFor,
  objectionToFields,
  objectionToText,
  othersLike,
  type Wishes,
} from "./lens-advice.ts";
import { emptyValues, withParameters } from "./lens-values.ts";

const { biofinity } = demoRanges;
const toric = demoRanges["biofinity-toric"];
const values = (text: string, range = biofinity) => {
  const objection = objectionToText(parsePrescription(text), range);
  return objection && "values" in objection ? objection.values : undefined;
};

describe("a text", () => {
  it("is for another lens when it has a cylinder, an addition or another fit", () => {
    expect(values("OD -2.25 (-0.75 x 180)\nOS -1.75")).toEqual([
      ["cylinder", -75],
      ["axis", 180],
    ]);
    expect(values("OD +1.25 ADD +2.00")).toEqual([["addition", 200]]);
    expect(values("BC 8.4 DIA 14.0 PWR -2.75")?.[0]).toEqual(["baseCurve", 840]);
  });

  it("is for this lens where every value has a field, even one that is not made", () => {
    for (const text of ["OD -2.25 OS -1.75", "PWR -14.00 BC 8.6 DIA 14.0", "nothing"]) {
      expect(objectionToText(parsePrescription(text), biofinity)).toBeUndefined();
    }
    expect(values("OD -2.25 (-5.00 x 180)", toric)).toBeUndefined();
  });

  it("says of both eyes what belongs to both", () => {
    const objection = objectionToText(parsePrescription("PWR -2.25 BC 8.4 DIA 14.0"), biofinity);
    expect(objection && "wishes" in objection && objection.wishes).toEqual({
      right: { sphere: -225, baseCurve: 840, diameter: 1400 },
      left: { sphere: -225, baseCurve: 840, diameter: 1400 },
    });
  });

  it("of glasses says about what its powers are on the eye, to the quarter", () => {
    const reading: PrescriptionReading = {
      right: { sphere: -850 },
      left: { sphere: -600, cylinder: -125, axis: 175 },
      unassigned: {},
      glasses: ["PD 63"],
      remaining: [],
      tooLong: false,
    };
    expect(objectionToText(reading, biofinity)).toEqual({
      reason: "glasses",
      signs: ["PD 63"],
      powers: [
        { eye: "right", glasses: { sphere: -850 }, lens: { sphere: -775 } },
        {
          eye: "left",
          glasses: { sphere: -600, cylinder: -125, axis: 175 },
          lens: { sphere: -550, cylinder: -100, axis: 175 },
        },
      ],
    });
    const weak = { ...reading, right: { sphere: -225 }, left: {} };
    expect(objectionToText(weak, biofinity)).toMatchObject({ powers: [] });
  });
});

describe("the fields", () => {
  const filled = (lens: Parameters<typeof withParameters>[1], range = biofinity) => {
    const empty = emptyValues(range, ["variant_1"]);
    return { ...empty, mode: "right" as const, right: withParameters(empty.right, lens) };
  };

  it("ask for another lens with values that are foreign or too far, and with no other", () => {
    const foreign = objectionToFields(
      filled({ sphere: -225, cylinder: -75, axis: 180 }),
      biofinity,
    );
    expect(foreign).toMatchObject({
      reason: "foreign",
      // The one fit of the product was filled in by the page.
      wishes: { right: { sphere: -225, cylinder: -75, axis: 180 } },
    });
    expect(foreign && "wishes" in foreign && foreign.wishes.right).not.toHaveProperty("baseCurve");
    expect(objectionToFields(filled({ sphere: -1400 }), biofinity)).toMatchObject({
      reason: "too-far",
      values: [["sphere", -1400]],
    });
    const near = { sphere: -225, cylinder: -75, axis: 175 };
    expect(objectionToFields(filled(near, toric), toric)).toBeUndefined();
    expect(objectionToFields(filled({}), biofinity)).toBeUndefined();
  });
});

describe("other lenses", () => {
  const wish: Wishes = { right: { sphere: -225, cylinder: -75, axis: 180 } };

  it("are made with exactly these values, whatever they ask for beside them", () => {
    const made = Object.entries(demoRanges).filter(([, range]) => isMadeFor(range, wish));
    expect(made.map(([handle]) => handle).sort()).toEqual([
      "acuvue-oasys-for-astigmatism",
      "biofinity-toric",
      "dailies-aquacomfort-plus-toric",
    ]);
    expect(
      isMadeFor(demoRanges["biofinity-multifocal"], { left: { sphere: 125, addition: 200 } }),
    ).toBe(true);
    expect(isMadeFor(demoRanges["biofinity-multifocal"], { left: { sphere: 125 } })).toBe(false);
    expect(isMadeFor(toric, { ...wish, left: { sphere: -175 } })).toBe(false);
    expect(isMadeFor(toric, { right: { ...wish.right, baseCurve: 860 } })).toBe(false);
  });

  it("begin with those of the same brand and wear, then of the same wear", () => {
    const lens = (handle: string, brand: string, wear: "daily" | "monthly") =>
      ({ handle, title: handle, brand: { id: brand }, lens: { wear } }) as ListingItem;
    const own = lens("own", "a", "monthly");
    const shop = [
      lens("far", "b", "daily"),
      lens("brand", "a", "daily"),
      lens("wear", "b", "monthly"),
      lens("sister", "a", "monthly"),
    ];
    const offered = othersLike(own, [own, ...shop]).map(({ handle }) => handle);
    expect(offered).toEqual(["sister", "wear", "brand"]);
  });
});
