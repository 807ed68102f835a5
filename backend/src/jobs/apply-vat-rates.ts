import type { MedusaContainer } from "@medusajs/framework/types";
import { loggerOf } from "../platform/logger";
import { applyVatRatesWorkflow } from "../workflows/apply-vat-rates";

/** A new VAT rate counts from its first day on without anybody being there. */
export default async function applyVatRates(container: MedusaContainer) {
  const logger = loggerOf(container);
  const { result } = await applyVatRatesWorkflow(container).run({ input: {} });
  if (result.changed > 0) {
    logger.info(`VAT: ${result.changed} tax rates and rules changed, standard ${result.percent} %`);
  }
}

export const config = {
  name: "apply-vat-rates",
  // Hourly, not at midnight: the server's midnight is not the shop's, and it may have been off then.
  schedule: "2 * * * *",
};
