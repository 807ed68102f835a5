import { addShippingMethodToCartWorkflow } from "@medusajs/medusa/core-flows";
import { refuseFarVisit } from "../../visits";

addShippingMethodToCartWorkflow.hooks.validate(({ input }, { container }) =>
  refuseFarVisit(
    container,
    input.cart_id,
    input.options.map(({ id }) => id),
  ),
);
