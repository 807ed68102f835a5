import { businessProfile } from "@landolt/forms";
import { set } from "react-hook-form";
import { expect, it } from "vitest";
import { z } from "zod";
import { demoBusiness } from "../../../seed/data/business";
import { faultsOf, numberOf, resolverOf, withoutNulls } from "./faults";

it("takes numbers with point or comma and leaves everything else as it is", () => {
  expect([" 6,90 ", "6.9", "-0.5"].map(numberOf)).toEqual([6.9, 6.9, -0.5]);
  expect(["", "six", "1,2,3"].map(numberOf)).toEqual([null, "six", "1,2,3"]);
});

it("says once for each place what is wrong with a profile", () => {
  const wrong = [
    ["name", ""],
    ["phone", "320000"],
    ["homeDeliveryPrice", -1],
    ["latitude", undefined],
    ["openingHours.monday", [{ from: "18:00", to: "09:00" }]],
  ] as const;
  const profile = structuredClone(demoBusiness);
  for (const [path, value] of wrong) set(profile, path, value);
  expect(faultsOf(businessProfile, profile)).toEqual([
    { path: "name", code: "required" },
    { path: "latitude", code: "wrong" },
    { path: "phone", code: "wrong" },
    { path: "openingHours.monday", code: "periods-overlap" },
    { path: "homeDeliveryPrice", code: "out-of-limits" },
  ]);
  expect(faultsOf(businessProfile, demoBusiness)).toEqual([]);
});

it("takes emptied places away", () => {
  expect(withoutNulls({ a: null, b: { c: null, d: 0 }, e: [{ f: null }] })).toEqual({
    b: { d: 0 },
    e: [{}],
  });
});

it("names the text of each fault beside its field, also of a list and of a row in it", async () => {
  const schema = z.object({ rows: z.array(z.object({ from: z.string().min(1) })).min(3) });
  const resolve = resolverOf(schema, "some:texts");
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const { errors } = await resolve({ rows: [{ from: "" }] }, undefined, options);
  expect(errors).toMatchObject({
    rows: { message: "some:texts.required", 0: { from: { message: "some:texts.required" } } },
  });
  const right = { rows: [{ from: "a" }, { from: "b" }, { from: "c" }] };
  const answer = await resolve({ ...right, more: null }, undefined, options);
  expect(answer).toEqual({ values: right, errors: {} });
});
