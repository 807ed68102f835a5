import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { dayIn, rateDue } from "../catalog";
import { profileOf } from "../modules/business-profile";

type PreviousRate = { id: string; rate: number | null };

/**
 * Gives every tax region's default rate the standard rate that is due today. The neighbouring
 * countries get it too: below the threshold for distance sales the seller's rate applies.
 */
export const applyVatRatesStep = createStep(
  "apply-vat-rates",
  async (_input: Record<string, never>, { container }) => {
    const tax = container.resolve(Modules.TAX);
    const profile = await profileOf(container);
    const percent = rateDue(profile.vatRates, "standard", dayIn(profile.timeZone, new Date()));
    if (percent === undefined) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "The business profile has no standard VAT rate that is due today",
      );
    }
    const outdated = (await tax.listTaxRates({}, { take: null })).filter(
      ({ is_default, rate }) => is_default && rate !== percent,
    );
    const previous: PreviousRate[] = outdated.map(({ id, rate }) => ({ id, rate }));
    if (previous.length > 0) {
      await tax.updateTaxRates(
        previous.map(({ id }) => id),
        { rate: percent },
      );
    }
    return new StepResponse({ percent, changed: previous.length }, previous);
  },
  async (previous, { container }) => {
    const tax = container.resolve(Modules.TAX);
    for (const { id, rate } of previous ?? []) await tax.updateTaxRates(id, { rate });
  },
);

export const applyVatRatesWorkflow = createWorkflow("apply-vat-rates", () => {
  return new WorkflowResponse(applyVatRatesStep({}));
});
