import { describe, expect, it } from "vitest";
import { readTypedPrescription } from "./typed-prescription.ts";

const today = "2026-11-25";
const contact = {
  ...{ "right.sphere": "-2,75", "right.baseCurve": "8.6", "right.diameter": "14.0" },
  ...{ "left.sphere": "plano", product: "biofinity", issued: "2026-03-01", by: "Dr. Weis" },
};
const glasses = { "right.sphere": "+1.25", issued: "2026-03-01" };

const read = (typed: Record<string, string>, kind: "contact" | "glasses") =>
  readTypedPrescription((name) => typed[name] ?? "", kind, today);

describe("a typed prescription", () => {
  it("is kept in integers", () => {
    expect(read(contact, "contact")).toEqual({
      ok: true,
      prescription: {
        ...{ kind: "contact", product: "biofinity", issued: "2026-03-01", by: "Dr. Weis" },
        right: { sphere: -275, baseCurve: 860, diameter: 1400 },
        left: { sphere: 0 },
      },
    });
    const distances = { "pd.right": "31,5 mm", "pd.left": "32" };
    expect(read({ ...glasses, ...distances, product: "biofinity" }, "glasses")).toEqual({
      ok: true,
      prescription: {
        ...{ kind: "glasses", issued: "2026-03-01", right: { sphere: 125 } },
        pd: { right: 3150, left: 3200 },
      },
    });
  });

  it.each([
    ["nothing", { issued: "2026-03-01" }, { "right.sphere": "none" }],
    ["no sign", { ...glasses, "right.sphere": "1.25" }, { "right.sphere": "sign" }],
    ["no value", { ...glasses, "right.sphere": "?" }, { "right.sphere": "value" }],
    ["an axis alone", { ...glasses, "right.axis": "90" }, { "right.cylinder": "together" }],
    ["a cylinder alone", { ...glasses, "right.cylinder": "-0.50" }, { "right.axis": "together" }],
    ["an addition alone", { ...glasses, "left.addition": "2.00" }, { "left.sphere": "sphere" }],
    ["one distance", { ...glasses, "pd.left": "32" }, { "pd.right": "pd" }],
    ["a distance of another kind", { ...glasses, "pd.left": "63" }, { "pd.left": "pd" }],
    ["tomorrow", { ...glasses, issued: "2026-11-26" }, { issued: "issued" }],
    ["an end before", { ...glasses, expires: "2026-02-28" }, { expires: "expires" }],
  ])("is none with %s", (_what, typed, errors) => {
    expect(read(typed, "glasses")).toEqual({ ok: false, errors });
  });
});
