import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../../tests/support/extent.ts";
import { type KeptPrescription, readKeptPrescription } from "../kept-prescription.ts";
import { additionNames, designs, limits } from "../lens.ts";
import { faultsOfBundle, isFhirText } from "./fhir-r4.fixture.ts";
import { fhirBundle, readFhir, type WrittenPrescription } from "./index.ts";

const today = "2026-11-25";
const around = { today, productOf: () => undefined };
const at = "2026-11-25T21:00:00.000Z";

const optional = { requiredKeys: [] };
const measured = (field: keyof typeof limits) => fc.integer(limits[field]);
const toric = fc.record({
  cylinder: measured("cylinder").filter((value) => value !== 0),
  axis: measured("axis"),
});
const more = fc.record(
  { addition: fc.oneof(measured("addition"), fc.constantFrom(...additionNames)) },
  optional,
);
const fit = fc.record(
  {
    design: fc.constantFrom(...designs),
    baseCurve: measured("baseCurve"),
    diameter: measured("diameter"),
  },
  optional,
);
const eye = (isContact: boolean) =>
  fc
    .tuple(
      measured("sphere"),
      fc.option(toric, { nil: {} }),
      more,
      isContact ? fit : fc.constant({}),
    )
    .map(([sphere, ...parts]) => Object.assign({ sphere }, ...parts));
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const names = ["Dr. Éva Müller-Weiß", "unknown", "眼鏡店", "🤓", '"<b>\\', "x".repeat(100)];
const pupil = fc.integer({ min: 1800, max: 4200 });

const prescription = (isContact: boolean): fc.Arbitrary<KeptPrescription> =>
  fc
    .record(
      {
        kind: fc.constant(isContact ? "contact" : "glasses"),
        issued: day("1990-01-01", today),
        expires: day(today, "2040-12-31"),
        product: fc.constantFrom("biofinity", "a", "1-day_2"),
        by: fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.constantFrom(...names)),
        right: eye(isContact),
        left: eye(isContact),
        pd: fc.record({ right: pupil, left: pupil }),
      },
      { requiredKeys: ["kind", "issued"] },
    )
    .filter(({ right, left }) => (right ?? left) !== undefined)
    .map((kept) => {
      const read = readKeptPrescription(kept);
      if (!read) throw new Error(`not kept: ${JSON.stringify(kept)}`);
      return read;
    });

const anyPrescription = fc.boolean().chain(prescription);

describe("a prescription that is written and read again", () => {
  it("is the same, and valid FHIR R4, whatever it says", () => {
    fc.assert(
      fc.property(
        fc.record({
          prescriptions: fc.array(anyPrescription, { minLength: 1, maxLength: 2 }),
          title: fc.option(fc.constantFrom("Biofinity", "Air Optix"), { nil: undefined }),
        }),
        ({ prescriptions, title }) => {
          const written = prescriptions.map((kept, place) => ({
            ...{ id: `eyerx_${place}`, created: at, prescription: kept },
            ...(title && kept.product && { title }),
          }));
          const bundle = fhirBundle({ name: "Lou", prescriptions: written }, at);
          const readable = prescriptions.every(({ by }) => by === undefined || isFhirText(by));
          if (readable) expect(faultsOfBundle(bundle)).toEqual([]);
          const read = readFhir(JSON.stringify(bundle), around);
          expect(read).toEqual({
            ok: true,
            others: [],
            resources: prescriptions.map((kept) => ({ ok: true, prescription: kept, lost: [] })),
          });
        },
      ),
      { numRuns: howMany(500, 1000) },
    );
  });

  it("names its patient by the nickname alone, and writes contact lenses with their power", () => {
    const prescriptions: WrittenPrescription[] = [
      {
        ...{ id: "eyerx_01", created: at, title: "Biofinity" },
        prescription: {
          kind: "contact",
          ...{ product: "biofinity", issued: "2026-03-01", by: "Dr. Weis" },
          right: { sphere: -275, addition: "LOW", design: "D", baseCurve: 860, diameter: 1400 },
        },
      },
    ];
    expect(fhirBundle({ name: "Lou", prescriptions }, at).entry?.[0]?.resource).toMatchObject({
      id: "eyerx-01",
      contained: [
        { resourceType: "Patient", name: [{ use: "nickname", text: "Lou" }] },
        { resourceType: "Practitioner", name: [{ text: "Dr. Weis" }] },
      ],
      dateWritten: "2026-03-01",
      lensSpecification: [
        { sphere: -2.75, power: -2.75, backCurve: 8.6, diameter: 14, brand: "Biofinity" },
      ],
    });
  });

  it("is no list where there is none", () => {
    const empty = fhirBundle({ name: "Lou", prescriptions: [] }, at);
    expect(faultsOfBundle(empty)).toEqual([]);
    expect(readFhir(JSON.stringify(empty), around)).toEqual({ ok: false, problem: "none" });
  });
});
