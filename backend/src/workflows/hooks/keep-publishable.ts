/**
 * Every way of creating and changing products ends here: Medusa's pages, its API, its batches and its import,
 * and our own forms and files.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { createProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import { type BrandChange, brandChange, refuseIncomplete, writeBrandLinks } from "../../catalog";

type Written = { products: { id: string; handle: string }[]; additional_data?: unknown };
type Context = { container: MedusaContainer };

const undo = (container: MedusaContainer, { before, after }: BrandChange) =>
  writeBrandLinks(container, { before: after, after: before });

/** Links brands before it judges: a product can be made and published at once. */
async function linkAndJudge({ products, additional_data }: Written, { container }: Context) {
  const change = await brandChange(container, products, additional_data);
  await writeBrandLinks(container, change);
  try {
    await refuseIncomplete(
      container,
      products.map(({ id }) => id),
    );
  } catch (error) {
    await undo(container, change);
    throw error;
  }
  return new StepResponse(undefined, change);
}

const takeBack = async (change: BrandChange | undefined, { container }: Context) => {
  if (change) await undo(container, change);
};

createProductsWorkflow.hooks.productsCreated(linkAndJudge, takeBack);
updateProductsWorkflow.hooks.productsUpdated(linkAndJudge, takeBack);
