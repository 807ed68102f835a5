import { type ProductInformation, withoutEmpty } from "@landolt/forms";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { updateProductsWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import { applyVatRatesStep } from "./apply-vat-rates";

type Input = { id: string; information: ProductInformation };

/** Saves what a product has to say by law, and lets its VAT class count at once. Medusa removes what is "". */
export const saveProductInformationWorkflow = createWorkflow(
  "save-product-information",
  (input: Input) => {
    const products = transform({ input }, ({ input: { id, information } }) => ({
      selector: { id },
      update: {
        metadata: {
          vatClass: information.vatClass === "by-type" ? "" : information.vatClass,
          safety: withoutEmpty(information.safety) ?? "",
        },
      },
    }));
    updateProductsWorkflow.runAsStep({ input: products });
    const variants = transform({ input }, ({ input: { information } }) => ({
      product_variants: information.contents.map(({ variantId, contentMl, contentGrams }) => ({
        id: variantId,
        metadata: { contentMl: contentMl ?? "", contentGrams: contentGrams ?? "" },
      })),
    }));
    updateProductVariantsWorkflow.runAsStep({ input: variants });
    applyVatRatesStep(transform({ input }, ({ input: { id } }) => ({ productIds: [id] })));
    return new WorkflowResponse(input.id);
  },
);
