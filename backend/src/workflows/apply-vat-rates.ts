import { wallClock } from "@landolt/forms";
import type { ITaxModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { type ClassRate, planVatRates, rateDue, type VatPlan } from "../catalog";
import { profileOf } from "../modules/business-profile";
import { invalidError } from "../platform/errors";
import { readVatClassOwners } from "../read-models/catalog/vat-class-owners";

type Input = {
  /** Products whose class alone is looked at, after a change of theirs; absent for all of them. */
  productIds?: string[];
};

type Undo = {
  rates: { id: string; rate: number | null }[];
  createdRates: string[];
  createdRules: string[];
  removedRules: VatPlan["oldRules"];
};

type Stored<Name extends "listTaxRates" | "listTaxRateRules"> = Awaited<
  ReturnType<ITaxModuleService[Name]>
>;

const classRates = (
  rates: Stored<"listTaxRates">,
  rules: Stored<"listTaxRateRules">,
): ClassRate[] =>
  rates.flatMap(({ id, tax_region_id, metadata, rate, is_default }) => {
    const vatClass = metadata?.vatClass as ClassRate["vatClass"] | undefined;
    const own = rules.filter(({ tax_rate_id }) => tax_rate_id === id);
    return is_default || vatClass === undefined
      ? []
      : [{ id, tax_region_id, vatClass, rate, rules: own }];
  });

async function setRates(tax: ITaxModuleService, rates: readonly Undo["rates"][number][]) {
  for (const { id, rate } of rates) await tax.updateTaxRates(id, { rate });
}

/**
 * Gives every tax region's default rate the standard rate that is due today, and each other VAT class a rate of
 * its own with the products and product types that have it. The neighbouring countries get the same: below the
 * threshold for distance sales the seller's rate applies. Rates that staff have made themselves stay.
 */
export const applyVatRatesStep = createStep(
  "apply-vat-rates",
  async ({ productIds }: Input, { container }) =>
    container.resolve(Modules.LOCKING).execute(["vat-rates"], async () => {
      const tax = container.resolve(Modules.TAX);
      const profile = await profileOf(container);
      const day = wallClock(new Date(), profile.timeZone).date;
      const percent = rateDue(profile.vatRates, "standard", day);
      if (percent === undefined) {
        throw invalidError("The business profile has no standard VAT rate that is due today");
      }
      const stored = await tax.listTaxRates({}, { take: null });
      const rules = await tax.listTaxRateRules(productIds ? { reference_id: productIds } : {}, {
        take: null,
      });
      const defaults = stored.filter(({ is_default }) => is_default);
      const outdated = defaults.filter(({ rate }) => rate !== percent);
      const plan = planVatRates(
        profile,
        day,
        defaults.map(({ tax_region_id }) => tax_region_id),
        await readVatClassOwners(container, { productIds: productIds ?? null }),
        classRates(stored, rules),
        productIds,
      );
      const rates = [...outdated.map(({ id }) => ({ id, rate: percent })), ...plan.rates];
      await setRates(tax, rates);
      if (plan.oldRules.length > 0) {
        await tax.deleteTaxRateRules(plan.oldRules.map(({ id }) => id));
      }
      const createdRules = await tax.createTaxRateRules(plan.newRules);
      const createdRates = await tax.createTaxRates(
        plan.newRates.map(({ vatClass, ...rate }) => ({
          ...rate,
          name: "VAT",
          code: vatClass,
          is_default: false,
          metadata: { vatClass },
        })),
      );
      const changed =
        rates.length + createdRules.length + createdRates.length + plan.oldRules.length;
      const undo: Undo = {
        rates: rates.map(({ id }) => ({
          id,
          rate: stored.find((one) => one.id === id)?.rate ?? null,
        })),
        createdRates: createdRates.map(({ id }) => id),
        createdRules: createdRules.map(({ id }) => id),
        removedRules: plan.oldRules,
      };
      return new StepResponse({ percent, changed }, undo);
    }),
  async (undo, { container }) => {
    if (!undo) return;
    const tax = container.resolve(Modules.TAX);
    await tax.deleteTaxRates(undo.createdRates);
    await tax.deleteTaxRateRules(undo.createdRules);
    await tax.createTaxRateRules(undo.removedRules.map(({ id, ...rule }) => rule));
    await setRates(tax, undo.rates);
  },
);

export const applyVatRatesWorkflow = createWorkflow("apply-vat-rates", (input: Input) => {
  return new WorkflowResponse(applyVatRatesStep(input));
});
