import { parsePrescription } from "@landolt/optics";
import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { formValues } from "#app/forms/form-values.ts";
import { lensRows } from "#app/order-lines/lens-table.ts";
import {
  emptyValues,
  fieldName,
  type LensFormValues,
  typedLensValues,
  withChanges,
  withReading,
} from "./lens-values.ts";

const range = demoRanges["biofinity-toric"];
const empty = emptyValues(range, ["variant_1"]);

describe("what was sent", () => {
  it("comes back as it was, cut where it can only be a mistake", () => {
    const form = new FormData();
    form.set("variant", "variant_1");
    form.set("eyes", "left");
    form.set(fieldName("left", "sphere"), " -2.75 ");
    form.set(fieldName("left", "axis"), "9".repeat(500));
    form.set(fieldName("right", "boxes"), new File(["x"], "boxes"));
    const values = typedLensValues(formValues(form));
    expect(values).toMatchObject({ variant: "variant_1", mode: "left" });
    expect(values.left).toMatchObject({ sphere: "-2.75", axis: "9".repeat(24), cylinder: "" });
    expect(values.right.boxes).toBe("");
  });

  it("with an unknown choice of eyes asks for both", () => {
    const form = new FormData();
    form.set("eyes", "third");
    expect(typedLensValues(formValues(form)).mode).toBe("each");
  });
});

it("takes over what was changed, and leaves what is newer elsewhere", () => {
  const withBoxes = (values: LensFormValues, boxes: string): LensFormValues => ({
    ...values,
    left: { ...values.left, boxes },
  });
  const answered = withReading(empty, parsePrescription("OD -2,25"), "read", range);
  const now = { ...withBoxes(empty, "3"), variant: "variant_2" };
  expect(withChanges(now, empty, answered)).toEqual({
    ...withBoxes(answered, "3"),
    variant: "variant_2",
  });
  expect(withChanges(now, empty, empty)).toEqual(now);
  expect(withChanges(now, empty, { ...empty, mode: "same" }).mode).toBe("same");
});

describe("what was pasted", () => {
  it("fills the eyes it names, and no other", () => {
    const reading = parsePrescription("OD -2,25 (-0,75 x 180)");
    const values = withReading(empty, reading, "read", range);
    expect(values.right).toMatchObject({ sphere: "-2.25", cylinder: "-0.75", axis: "180" });
    expect(values.left).toEqual(empty.left);
  });

  it("goes where the visitor says when it names no eye", () => {
    const reading = parsePrescription("BC 8.7 DIA 14.5 PWR -2.75");
    expect(withReading(empty, reading, "read", range)).toEqual(empty);
    expect(withReading(empty, reading, "left", range).right).toEqual(empty.right);
    expect(withReading(empty, reading, "left", range).left.sphere).toBe("-2.75");
    expect(withReading(empty, reading, "both", range).right.sphere).toBe("-2.75");
  });

  it("turns a plus cylinder into the one that is ordered", () => {
    const reading = parsePrescription("OD -2.00 +1.50 x 90");
    expect(withReading(empty, reading, "read", range).right).toMatchObject({
      sphere: "-0.50",
      cylinder: "-1.50",
      axis: "180",
    });
  });

  it("leaves nothing of the power that stood there before", () => {
    const before = withReading(empty, parsePrescription("OD -2,25 (-0,75 x 180)"), "read", range);
    const after = withReading(before, parsePrescription("OD -3,00"), "read", range).right;
    expect(after).toMatchObject({ sphere: "-3.00", cylinder: "", axis: "", diameter: "14.5" });
  });

  it("brings back an eye that was left out", () => {
    const reading = parsePrescription("OG -2.25 (-0.75 x 180)");
    expect(withReading({ ...empty, mode: "right" }, reading, "read", range).mode).toBe("each");
    expect(withReading({ ...empty, mode: "left" }, reading, "read", range).mode).toBe("left");
    expect(withReading({ ...empty, mode: "same" }, reading, "read", range).mode).toBe("each");
  });
});

describe("the table of a pair", () => {
  const fit = { baseCurve: 860, diameter: 1450 };

  it("has a row for every value of either eye, in the optician's order", () => {
    const rows = lensRows({
      right: { eye: "right", sphere: 0, ...fit },
      left: { eye: "left", sphere: -275, cylinder: -125, axis: 90, ...fit },
    });
    expect(rows.map(({ field }) => field)).toEqual([
      "sphere",
      "cylinder",
      "axis",
      "baseCurve",
      "diameter",
    ]);
    expect(rows[0]).toEqual({ field: "sphere", right: 0, left: -275 });
    expect(rows[1]).toEqual({ field: "cylinder", left: -125 });
  });
});
