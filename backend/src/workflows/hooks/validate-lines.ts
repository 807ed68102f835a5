/**
 * The last word about lines, asked while the cart is locked. The HTTP boundary has asked before, but
 * the range may have changed since, and workflows are also run from elsewhere.
 */
import {
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import {
  validateAddedLines,
  validateCartToOrder,
  validateChangedLine,
  validateWrittenLines,
} from "../../buying";

addToCartWorkflow.hooks.validate(({ input, cart }, { container }) =>
  validateAddedLines(container, cart.id, input.items),
);
createCartWorkflow.hooks.validate(({ input }, { container }) =>
  validateWrittenLines(container, input.items ?? []),
);
updateLineItemInCartWorkflow.hooks.validate(({ input, cart }, { container }) =>
  validateChangedLine(container, cart.items, { ...input.update, id: input.item_id }),
);
completeCartWorkflow.hooks.validate(({ cart }, { container }) =>
  validateCartToOrder(container, cart),
);
