/**
 * The last word about lines, asked while the cart is locked. The HTTP boundary has asked before, but
 * the range may have changed since, and workflows are also run from elsewhere.
 */
import {
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  updateCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import {
  keepConsentOfCart,
  refuseCartWithoutConsent,
  validateAddedLines,
  validateChangedLine,
  validateWrittenLines,
} from "../../buying";
import { notAllowedError } from "../../platform/errors";

addToCartWorkflow.hooks.validate(({ input, cart }, { container }) =>
  validateAddedLines(container, cart.id, input.items),
);
createCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await validateWrittenLines(container, input.items ?? []);
  refuseCartWithoutConsent(input);
});
createCartWorkflow.hooks.cartCreated(({ cart }, { container }) =>
  keepConsentOfCart(container, cart.id, cart.metadata),
);
updateCartWorkflow.hooks.validate(({ input }, { container }) =>
  keepConsentOfCart(container, input.id, input.metadata),
);
updateLineItemInCartWorkflow.hooks.validate(({ input, cart }, { container }) =>
  validateChangedLine(container, cart.items, { ...input.update, id: input.item_id }),
);
/** Medusa's own completion knows no placement: a process that dies in it would leave half an order. */
completeCartWorkflow.hooks.validate(() => {
  throw notAllowedError("A cart is ordered by placing it");
});
