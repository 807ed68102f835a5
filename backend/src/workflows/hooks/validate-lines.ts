import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  addToCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import {
  checkQuantities,
  checkSoldWithoutParameters,
  type WantedLine,
} from "../../cart/line-rules";

type Line = WantedLine & { variant_id?: string | null };

async function checkLines(lines: readonly Line[], container: MedusaContainer): Promise<void> {
  checkQuantities(lines);
  const ids = [...new Set(lines.flatMap(({ variant_id }) => variant_id ?? []))];
  if (ids.length === 0) return;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "product_variant",
    fields: ["sku", "product.type.value"],
    filters: { id: ids },
  });
  const variants: { sku: string | null; product?: { type?: { value: string } | null } }[] = data;
  checkSoldWithoutParameters(
    variants.map(({ sku, product }) => ({ sku, productType: product?.type?.value ?? null })),
  );
}

addToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await checkLines(input.items, container);
});

createCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await checkLines(input.items ?? [], container);
});

updateLineItemInCartWorkflow.hooks.validate(({ input }) => {
  checkQuantities([input.update], 0);
});
