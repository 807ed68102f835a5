/** What Medusa's tax rates have to be for the VAT classes that are due today. Pure. */
import {
  type BusinessProfile,
  isProductType,
  type ProductType,
  type VatClass,
  vatClasses,
} from "@landolt/forms";
import type { VatClassOwner } from "../../read-models/catalog/vat-class-owners";
import { classDue, rateDue } from "./vat-rates";

export type TaxRule = { reference: string; reference_id: string };

/** A rate that this shop keeps beside the default rate of a tax region; `vatClass` is in its metadata. */
export type ClassRate = {
  id: string;
  tax_region_id: string;
  vatClass: VatClass;
  rate: number | null;
  rules: (TaxRule & { id: string })[];
};

export type VatPlan = {
  rates: { id: string; rate: number }[];
  newRates: { tax_region_id: string; vatClass: VatClass; rate: number; rules: TaxRule[] }[];
  newRules: (TaxRule & { tax_rate_id: string })[];
  oldRules: (TaxRule & { id: string; tax_rate_id: string })[];
};

const isVatClass = (value: string): value is VatClass =>
  vatClasses.some((known) => known === value);

/** The class of each owner; a product type of the standard class needs no rule. */
function classOf(owner: VatClassOwner, profile: BusinessProfile, day: string) {
  const { reference, value } = owner;
  if (reference === "product") return isVatClass(value) ? value : undefined;
  const due = isProductType(value)
    ? classDue(profile.vatClasses, value as ProductType, day)
    : "standard";
  return due === "standard" ? undefined : due;
}

const keyOf = ({ reference, reference_id }: TaxRule) => `${reference} ${reference_id}`;

/**
 * @param present the class rates of all regions
 * @param about product ids that alone are compared; undefined for all
 */
export function planVatRates(
  profile: BusinessProfile,
  day: string,
  regions: readonly string[],
  owners: readonly VatClassOwner[],
  present: readonly ClassRate[],
  about?: readonly string[],
): VatPlan {
  const compared = ({ reference, reference_id }: TaxRule) =>
    about === undefined || (reference === "product" && about.includes(reference_id));
  const plan: VatPlan = { rates: [], newRates: [], newRules: [], oldRules: [] };
  for (const vatClass of vatClasses) {
    const rate = rateDue(profile.vatRates, vatClass, day);
    // A class whose rate has not begun leaves its products with the default rate.
    const rules =
      rate === undefined
        ? []
        : owners
            .filter(compared)
            .filter((owner) => classOf(owner, profile, day) === vatClass)
            .map(({ reference, reference_id }) => ({ reference, reference_id }));
    for (const tax_region_id of regions) {
      const own = present.find(
        (one) => one.tax_region_id === tax_region_id && one.vatClass === vatClass,
      );
      if (!own) {
        if (rate !== undefined && rules.length > 0) {
          plan.newRates.push({ tax_region_id, vatClass, rate, rules });
        }
        continue;
      }
      if (rate !== undefined && own.rate !== rate) plan.rates.push({ id: own.id, rate });
      const known = new Set(own.rules.map(keyOf));
      const wanted = new Set(rules.map(keyOf));
      const tax_rate_id = own.id;
      plan.newRules.push(
        ...rules
          .filter((rule) => !known.has(keyOf(rule)))
          .map((rule) => ({ ...rule, tax_rate_id })),
      );
      plan.oldRules.push(
        ...own.rules
          .filter(compared)
          .filter((rule) => !wanted.has(keyOf(rule)))
          .map(({ id, reference, reference_id }) => ({ id, reference, reference_id, tax_rate_id })),
      );
    }
  }
  return plan;
}
