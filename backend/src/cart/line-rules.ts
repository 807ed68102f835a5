import { MedusaError } from "@medusajs/framework/utils";

/** Most pieces of one article in a cart. */
const largestQuantity = 99;

/** Sold only with parameters per eye, which a bare line can not carry. */
const typesWithParameters = new Set(["contact-lens"]);

export type WantedLine = { quantity?: unknown };
export type VariantKind = { sku: string | null; productType: string | null };

/**
 * @throws MedusaError `invalid_data`: Medusa itself would take one and a half pieces.
 */
export function checkQuantities(lines: readonly WantedLine[], smallest: 0 | 1 = 1): void {
  for (const { quantity } of lines) {
    const number = Number(quantity);
    if (!Number.isInteger(number) || number < smallest || number > largestQuantity) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `The quantity must be a whole number from ${smallest} to ${largestQuantity}`,
      );
    }
  }
}

/**
 * @throws MedusaError `invalid_data` for contact lenses.
 */
export function checkSoldWithoutParameters(variants: readonly VariantKind[]): void {
  for (const { sku, productType } of variants) {
    if (productType !== null && typesWithParameters.has(productType)) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `${sku ?? "This article"} is a contact lens and can not be ordered without parameters per eye`,
      );
    }
  }
}
