import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../../tests/support/extent.ts";
import { readKeptPrescription } from "../kept-prescription.ts";
import { largestFhirFile, readFhir } from "./index.ts";

const sold: Record<string, string> = { Biofinity: "biofinity" };
const around = { today: "2026-11-25", productOf: (brand: string) => sold[brand] };
const product = (code: string) => ({
  coding: [{ system: "http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct", code }],
});
const head = {
  resourceType: "VisionPrescription",
  text: { status: "generated", div: "<div xmlns='http://www.w3.org/1999/xhtml'>…</div>" },
  status: "active",
  created: "2014-06-15",
  patient: { reference: "Patient/example" },
  dateWritten: "2014-06-15",
  prescriber: { reference: "Practitioner/example", display: "Dr. Adam Careful" },
};
const right = { product: product("lens"), eye: "right", sphere: -2, add: 2 };
const contact = { product: product("contact"), eye: "right", power: -2.75 };

const read = (value: unknown) => readFhir(JSON.stringify(value), around);
const one = (value: unknown) => {
  const reading = read(value);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.resources[0];
};
const refused = (value: unknown) => {
  const resource = one(value);
  return resource?.ok === false ? resource.refusals.map(({ code }) => code) : [];
};
const withEye = (eye: object) => ({ ...head, lensSpecification: [eye] });

describe("files of other programs", () => {
  it("glasses with prism and addition are read; the prism is reported", () => {
    const prism = (base: string) => [{ amount: 0.5, base }];
    const left = { ...right, eye: "left", sphere: -1, cylinder: -0.5, axis: 180 };
    const file = {
      ...head,
      identifier: [{ system: "http://www.happysight.com/prescription", value: "15013" }],
      lensSpecification: [
        { ...right, prism: prism("down") },
        { ...left, prism: [...prism("up"), ...prism("in")] },
      ],
    };
    expect(one(file)).toEqual({
      ok: true,
      prescription: {
        ...{ kind: "glasses", issued: "2014-06-15", by: "Dr. Adam Careful" },
        right: { sphere: -200, addition: 200 },
        left: { sphere: -100, cylinder: -50, axis: 180, addition: 200 },
      },
      lost: [
        { part: "identifier", element: "identifier" },
        { part: "prism", element: "prism", eye: "right" },
        { part: "prism", element: "prism", eye: "left" },
      ],
    });
  });

  it("contact lenses are read by their power; colour, wear, note and an unknown brand are reported", () => {
    const lens = {
      ...contact,
      ...{ cylinder: -2.25, axis: 160, add: 1.75, backCurve: 8.7, diameter: 14.0 },
      duration: { value: 1, unit: "month", system: "http://unitsofmeasure.org", code: "mo" },
      ...{ color: "green", brand: "Another", note: [{ text: "Shade treatment" }] },
    };
    const file = {
      ...head,
      encounter: { reference: "Encounter/f001" },
      lensSpecification: [lens, { ...lens, eye: "left", power: -3.5 }],
    };
    const resource = one(file);
    const values = { cylinder: -225, axis: 160, addition: 175, baseCurve: 870, diameter: 1400 };
    expect(resource).toMatchObject({
      prescription: {
        kind: "contact",
        right: { sphere: -275, ...values },
        left: { sphere: -350, ...values },
      },
    });
    const lost = resource?.ok ? resource.lost.map(({ part, eye }) => [part, eye]) : [];
    expect(lost).toEqual([
      ["other", undefined],
      ["brand", undefined],
      ...["right", "left"].flatMap((eye) => [
        ["duration", eye],
        ["color", eye],
        ["note", eye],
      ]),
    ]);
  });

  it("a bundle names who measured elsewhere, a lens of ours by its name, and other things", () => {
    const file = {
      resourceType: "Bundle",
      type: "searchset",
      entry: [
        {
          resource: {
            ...head,
            prescriber: { reference: "Practitioner/7" },
            lensSpecification: [{ ...contact, brand: "Biofinity", sphere: -2.5 }],
          },
        },
        {
          resource: {
            resourceType: "Practitioner",
            id: "7",
            name: [{ family: "Weis", given: ["Eva"] }],
          },
        },
        { resource: { resourceType: "Observation" } },
        { resource: null },
      ],
    };
    expect(read(file)).toEqual({
      ok: true,
      others: ["Observation", "?"],
      resources: [
        {
          ok: true,
          prescription: {
            ...{ kind: "contact", product: "biofinity", issued: "2014-06-15", by: "Eva Weis" },
            right: { sphere: -275 },
          },
          lost: [{ part: "power", element: "sphere", eye: "right" }],
        },
      ],
    });
  });

  it("extensions that nobody knows are reported, those that change the meaning refused", () => {
    const extension = [{ url: "http://example.com/tint", valueCode: "grey" }];
    const told = one(withEye({ ...right, extension, _add: { extension } }));
    expect(told?.ok && told.lost.map(({ element }) => element)).toEqual([
      ...["_add", "http://example.com/tint"],
    ]);
    expect(refused(withEye({ ...right, modifierExtension: extension }))).toEqual(["modifier"]);
    expect(refused({ ...withEye(right), modifierExtension: extension })).toEqual(["modifier"]);
    expect(refused({ ...withEye(right), implicitRules: "http://example.com" })).toEqual([
      "modifier",
    ]);
  });

  it.each([
    ["without status", { ...withEye(right), status: undefined }, ["status"]],
    ["cancelled", { ...withEye(right), status: "cancelled" }, ["status"]],
    ["of a year", { ...withEye(right), dateWritten: "2014" }, ["issued"]],
    ["of the future", { ...withEye(right), dateWritten: "2027-01-01" }, ["issued"]],
    ["without an eye", { ...head, lensSpecification: [] }, ["product"]],
    ["without specifications", head, ["product"]],
    ["of one eye twice", { ...head, lensSpecification: [right, right] }, ["eye"]],
    ["of both kinds", { ...head, lensSpecification: [right, contact] }, ["product"]],
    ["of no kind", withEye({ ...right, product: { text: "lens" } }), ["product"]],
    ["without sphere", withEye({ ...right, sphere: undefined }), ["sphere"]],
    ["with text for a number", withEye({ ...right, sphere: "-2.00" }), ["value"]],
    ["with a list for a number", withEye({ ...right, sphere: [-2] }), ["value"]],
    ["too precise", withEye({ ...right, sphere: -2.125 }), ["value"]],
    ["beyond what can be meant", withEye({ ...right, sphere: -200 }), ["value"]],
    ["with cylinder alone", withEye({ ...right, cylinder: -0.5 }), ["together"]],
    ["with axis alone", withEye({ ...right, axis: 90 }), ["together"]],
    ["with half a degree", withEye({ ...right, cylinder: -0.5, axis: 90.5 }), ["value"]],
    ["with two mistakes", withEye({ ...right, eye: "middle", add: 2 }), ["eye"]],
  ])("one %s is refused", (_what, file, codes) => {
    expect(refused(file)).toEqual(codes);
  });

  it.each([
    ["no JSON", "{", "json"],
    ["deep", "[".repeat(200_000), "json"],
    ["a list", "[]", "resource"],
    ["null", "null", "resource"],
    ["another resource", '{"resourceType":"Patient"}', "resource"],
    ["an empty bundle", '{"resourceType":"Bundle","entry":7}', "none"],
    ["too long", " ".repeat(largestFhirFile + 1), "size"],
    [
      "too many",
      JSON.stringify({
        resourceType: "Bundle",
        entry: Array.from({ length: 51 }, () => ({ resource: withEye(right) })),
      }),
      "many",
    ],
  ])("%s is refused as a whole", (_what, text, problem) => {
    expect(readFhir(text, around)).toEqual({ ok: false, problem });
  });

  it("whatever stands anywhere in it, one is read as a whole or refused with a reason", () => {
    const paths = [
      ...["status", "dateWritten", "prescriber", "identifier", "contained", "extension"],
      ...["lensSpecification", "product", "eye", "sphere", "cylinder", "axis", "add", "brand"],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const isTop =
          path in head || ["lensSpecification", "identifier", "contained"].includes(path);
        const file = isTop
          ? { ...withEye(right), [path]: value }
          : withEye({ ...right, [path]: value });
        const resource = one(file);
        if (resource?.ok) {
          expect(readKeptPrescription(resource.prescription)).toEqual(resource.prescription);
        } else {
          expect(resource?.refusals.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: howMany(600, 3000) },
    );
  });
});
