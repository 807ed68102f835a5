import { describe, expect, it } from "vitest";
import { demoBusiness } from "../../seed/data/business";
import { type ClassRate, planVatRates } from "./plan-vat-rates";

const profile = {
  ...demoBusiness,
  vatClasses: [
    {
      productType: "contact-lens" as const,
      taxClass: "super-reduced" as const,
      from: "2027-01-01",
    },
  ],
};
const lensType = {
  reference: "product_type",
  reference_id: "ptyp_lens",
  value: "contact-lens",
} as const;
const drops = { reference: "product", reference_id: "prod_drops", value: "reduced" } as const;
const rule = ({ reference, reference_id }: typeof lensType | typeof drops) => ({
  reference,
  reference_id,
});
const reduced: ClassRate = {
  id: "txr_1",
  tax_region_id: "lu",
  vatClass: "reduced",
  rate: 8,
  rules: [{ id: "rule_1", ...rule(drops) }],
};
const nothing = { rates: [], newRates: [], newRules: [], oldRules: [] };

describe("planVatRates", () => {
  it("gives a product's own class a rate in every region, and a type's from its day on", () => {
    const plan = (day: string) => planVatRates(profile, day, ["lu", "be"], [lensType, drops], []);
    expect(plan("2026-12-31").newRates).toEqual(
      ["lu", "be"].map((tax_region_id) => ({
        ...{ tax_region_id, vatClass: "reduced", rate: 8, rules: [rule(drops)] },
      })),
    );
    expect(plan("2027-01-01").newRates).toContainEqual({
      ...{ tax_region_id: "lu", vatClass: "super-reduced", rate: 3, rules: [rule(lensType)] },
    });
  });

  it("changes nothing that is as it has to be, and moves a product to its new class", () => {
    const plan = (value: string, about?: string[]) =>
      planVatRates(profile, "2026-11-23", ["lu"], [{ ...drops, value }], [reduced], about);
    expect(plan("reduced")).toEqual(nothing);
    expect(plan("exempt")).toMatchObject({
      newRates: [{ vatClass: "exempt", rate: 0 }],
      oldRules: [{ id: "rule_1", tax_rate_id: "txr_1" }],
    });
    expect(plan("no such class").oldRules).toHaveLength(1);
    expect(plan("exempt", ["prod_other"])).toEqual(nothing);
  });

  it("follows a rate that has changed", () => {
    const old = { ...reduced, rate: 7 };
    expect(planVatRates(profile, "2026-11-23", ["lu"], [drops], [old]).rates).toEqual([
      { id: "txr_1", rate: 8 },
    ]);
  });
});
