import type { CreatePromotionDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ensure, need } from "../ensure";
import type { SeedPromotion } from "../types";

function promotionInput(
  { code, kind, value, productType, minimumEur }: SeedPromotion,
  types: ReadonlyMap<string, string>,
): CreatePromotionDTO {
  return {
    code,
    type: "standard",
    status: "active",
    is_automatic: false,
    // Prices are gross, so five euros off are five euros off what the customer pays.
    is_tax_inclusive: true,
    application_method: {
      type: kind,
      value,
      currency_code: "eur",
      target_type: "items",
      allocation: "across",
      ...(productType === undefined
        ? {}
        : {
            target_rules: [
              {
                attribute: "items.product.type_id",
                operator: "in",
                values: [need(types, productType)],
              },
            ],
          }),
    },
    rules:
      minimumEur === undefined
        ? []
        : // Before discounts: a code must not take away the very minimum it depends on.
          [{ attribute: "original_item_total", operator: "gte", values: String(minimumEur) }],
  };
}

export async function seedPromotions(
  container: MedusaContainer,
  promotions: readonly SeedPromotion[],
  types: ReadonlyMap<string, string>,
): Promise<void> {
  const service = container.resolve(Modules.PROMOTION);
  await ensure({
    wanted: promotions,
    keyOf: ({ code }) => code,
    find: (codes) => service.listPromotions({ code: codes }),
    keyOfStored: ({ code }) => code ?? "",
    create: (missing) =>
      service.createPromotions(missing.map((promotion) => promotionInput(promotion, types))),
  });
}
