import type { MedusaContainer } from "@medusajs/framework/types";
import { PromotionActions } from "@medusajs/framework/utils";
import {
  createStep,
  StepResponse,
  type WorkflowData,
  when,
} from "@medusajs/framework/workflows-sdk";
import {
  refreshPaymentCollectionForCartWorkflow,
  updateCartPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { setTaxes } from "../buying/cart/set-taxes";
import { readCartToReckon } from "../read-models/cart-to-compute";

type Input = {
  cart_id: string;
  /** Every promotion code that is to count. */
  codes: string[];
};

async function waiting(container: MedusaContainer, { cart_id, codes }: Input) {
  const stored = await readCartToReckon(container, { cartId: cart_id });
  return {
    promotions: codes.length > 0 || stored?.promotions === true,
    payment: stored?.payment === true,
  };
}

/**
 * Taxes; and one statement tells whether the thirty for promotions and those for a payment are wanted
 * at all.
 */
const taxesStep = createStep("taxes-of-cart", async (input: Input, { container }) => {
  await setTaxes(container, input.cart_id);
  return new StepResponse(await waiting(container, input));
});

/**
 * Taxes, promotions and payment of a cart whose lines, delivery or address have changed: steps of the
 * workflow that calls it. Only under the lock of the cart.
 */
export function reckonCart(input: WorkflowData<Input>): void {
  const { cart_id } = input;
  const wanted = taxesStep(input);
  when("promotions-to-reckon", { wanted }, ({ wanted }) => wanted.promotions).then(() => {
    updateCartPromotionsWorkflow.runAsStep({
      input: {
        cart_id,
        promo_codes: input.codes,
        action: PromotionActions.REPLACE,
        force_refresh_payment_collection: false,
      },
    });
  });
  when("payment-to-reckon", { wanted }, ({ wanted }) => wanted.payment).then(() => {
    refreshPaymentCollectionForCartWorkflow.runAsStep({ input: { cart_id } });
  });
}
