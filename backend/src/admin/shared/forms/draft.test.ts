import { businessProfile } from "@landolt/forms";
import { expect, it } from "vitest";
import { demoBusiness } from "../../../seed/data/business";
import { faultsOf, numberOf, valueAt, withValue } from "./draft";

it("reads and replaces a place without touching the record", () => {
  const path = "openingHours.monday.0.to";
  const changed = withValue(demoBusiness, path, "19:00");
  expect(valueAt(changed, path)).toBe("19:00");
  expect(valueAt(demoBusiness, path)).toBe("18:00");
  expect(Array.isArray(changed.openingHours.monday)).toBe(true);
  expect(valueAt(withValue(demoBusiness, "bankAccount", undefined), "bankAccount")).toBeUndefined();
  expect(valueAt(demoBusiness, "bankAccount.none.deeper")).toBeUndefined();
});

it("takes numbers with point or comma and leaves everything else as it is", () => {
  expect([" 6,90 ", "6.9", "-0.5"].map(numberOf)).toEqual([6.9, 6.9, -0.5]);
  expect(["", "six", "1,2,3"].map(numberOf)).toEqual([undefined, "six", "1,2,3"]);
});

it("says once for each place what is wrong with a profile", () => {
  const wrong = [
    ["name", ""],
    ["phone", "320000"],
    ["homeDeliveryPrice", -1],
    ["latitude", undefined],
    ["openingHours.monday", [{ from: "18:00", to: "09:00" }]],
  ] as const;
  const profile = wrong.reduce(
    (record, [path, value]) => withValue(record, path, value),
    demoBusiness,
  );
  expect(faultsOf(businessProfile.safeParse(profile))).toEqual([
    { path: "name", code: "required" },
    { path: "latitude", code: "wrong" },
    { path: "phone", code: "wrong" },
    { path: "openingHours.monday", code: "periods-overlap" },
    { path: "homeDeliveryPrice", code: "out-of-limits" },
  ]);
  expect(faultsOf(businessProfile.safeParse(demoBusiness))).toEqual([]);
});
