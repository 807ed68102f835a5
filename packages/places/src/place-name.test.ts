import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeKey } from "./place-name.ts";

describe("placeKey", () => {
  it.each([
    ["Esch/Alzette", "Esch-sur-Alzette"],
    ["Esch s/ Alzette", "Esch-sur-Alzette"],
    ["Esch s/Alzette", "esch sur alzette"],
    ["ESCH A.D. ALZETTE", "Esch an der Alzette"],
    ["Luxembourg-Ville", "Luxembourg"],
    ["Luxembourg 1", "Luxembourg"],
    ["Bereldange", "Béreldange"],
    ["Muellendorf", "Müllendorf"],
    ["Ettelbrueck", "Ettelbrück"],
    ["St. Vith", "Saint-Vith"],
    ["Thionville Cedex 2", "Thionville"],
    ["Mersch (Gare)", " mersch "],
  ])("takes %j and %j for one name", (one, other) => {
    expect(placeKey(one)).toBe(placeKey(other));
  });

  it.each([
    ["Esch-sur-Alzette", "Esch-sur-Sûre"],
    ["Redange", "Redange-sur-Attert"],
    ["Thionville", "Thion"],
  ])("keeps %j and %j apart", (one, other) => {
    expect(placeKey(one)).not.toBe(placeKey(other));
  });

  it("is empty for what is no name", () => {
    for (const text of ["", " - ", "123", "…"]) expect(placeKey(text)).toBe("");
  });

  it("takes any text, of any length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        expect(placeKey(text)).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });
});
