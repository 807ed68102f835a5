import { describe, expect, it } from "vitest";
import { hasExpired, isDay, isOrderable, readKeptPrescription } from "./kept-prescription.ts";

const contact = {
  kind: "contact",
  product: "biofinity",
  issued: "2026-03-01",
  expires: "2027-03-01",
  right: { sphere: -275, baseCurve: 860, diameter: 1400 },
};
const glasses = {
  kind: "glasses",
  issued: "2026-03-01",
  right: { sphere: 125, cylinder: -50, axis: 90, addition: 200 },
  pd: { right: 3150, left: 3200 },
};

it("a day is one of the calendar", () => {
  expect(["2026-02-28", "2028-02-29", "2026-12-31"].filter((text) => !isDay(text))).toEqual([]);
  const none = ["2026-02-29", "2026-02-31", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-1"];
  expect([...none, "2026-03-31T00:00:00Z", "", 20260331].filter(isDay)).toEqual([]);
});

describe("a kept prescription", () => {
  it("is read as it was written, in one spelling", () => {
    expect(readKeptPrescription(contact)).toEqual(contact);
    expect(readKeptPrescription(glasses)).toEqual(glasses);
    const spelled = { ...glasses, right: { sphere: 125, cylinder: 0 } };
    expect(readKeptPrescription(spelled)?.right).toEqual({ sphere: 125 });
  });

  it.each([
    ["another kind", { ...contact, kind: "monocle" }],
    ["no eye", { kind: "contact", issued: "2026-03-01" }],
    ["an eye without a sphere", { ...contact, right: { baseCurve: 860 } }],
    ["a cylinder without its axis", { ...glasses, right: { sphere: 0, cylinder: -50 } }],
    ["a value that cannot be meant", { ...contact, right: { sphere: -99_000 } }],
    ["a base curve of glasses", { ...glasses, right: { sphere: 0, baseCurve: 860 } }],
    ["a field that is unknown", { ...contact, colour: "blue" }],
    ["a value that is unknown", { ...contact, right: { sphere: 0, colour: 3 } }],
    ["no day", { ...contact, issued: "yesterday" }],
    ["an end before its beginning", { ...contact, expires: "2025-01-01" }],
    ["a distance of the pupils for one eye", { ...glasses, pd: { right: 3100 } }],
  ])("is none with %s", (_what, value) => {
    expect(readKeptPrescription(value)).toBeUndefined();
  });

  it("expires after its last day, and can be ordered by with a lens of the shop", () => {
    const kept = readKeptPrescription(contact);
    if (!kept) throw new Error("not read");
    expect([hasExpired(kept, "2027-03-01"), hasExpired(kept, "2027-03-02")]).toEqual([false, true]);
    const { product: _product, ...without } = kept;
    expect([isOrderable(kept), isOrderable(without)]).toEqual([true, false]);
  });
});
