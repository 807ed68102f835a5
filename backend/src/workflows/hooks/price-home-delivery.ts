import type { MedusaContainer } from "@medusajs/framework/types";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  calculateShippingOptionsPricesWorkflow,
  fetchShippingOptionForOrderWorkflow,
  listShippingOptionsForCartWithPricingWorkflow,
} from "@medusajs/medusa/core-flows";
import { deliveryPriceKey } from "../../modules/delivery-price/price";
import { cartCoverage, homeDeliveryPrice } from "../../visits";

async function priceForCart(
  { input }: { input: { cart_id: string } },
  { container }: { container: MedusaContainer },
) {
  const coverage = await cartCoverage(container, input.cart_id, "delivery");
  return new StepResponse({ [deliveryPriceKey]: await homeDeliveryPrice(container, coverage) });
}

/** Both ways on which a cart's delivery gets its price: asked for, and set or refreshed. */
calculateShippingOptionsPricesWorkflow.hooks.setCalculatedShippingPricingContext(priceForCart);
listShippingOptionsForCartWithPricingWorkflow.hooks.setCalculatedShippingPricingContext(
  priceForCart,
);

/** What an exchange or a claim sends out is delivered for nothing; for a draft staff enter the price by hand. */
fetchShippingOptionForOrderWorkflow.hooks.setCalculatedShippingPricingContext(
  ({ input }) => new StepResponse(input.context ? { [deliveryPriceKey]: 0 } : {}),
);
