/** The one way into this room; `biome.json` lets nobody in behind it. */

// What a customer does.
// What jobs, Stripe's events and staff set off.
export {
  acceptPrices,
  beginBag,
  changeBag,
  closeBag,
  countBag,
  linesShape,
  promotionCode,
  quantityShape,
} from "./bag";
export { placementLock } from "./cart";
// Lines on Medusa's own ways into a cart or an order.
export {
  joinLines,
  type Line,
  validateAddedLines,
  validateCartToOrder,
  validateChangedLine,
  validateLines,
  validateWrittenLines,
} from "./cart-lines";
export { chooseDelivery, deliveryShape } from "./choose-delivery";
export { deleteAbandoned } from "./delete-abandoned";
export { processPaymentEvents, storePaymentEvent } from "./payment-events";
export { findOrder, placementShape, placeOrder } from "./place-order";
export { preparePayment } from "./prepare-payment";
export { projectBag as readBag } from "./project-bag";
export { reconcile } from "./reconcile";
export { changedMetadata, lineRefusalBody, lineRefusalOf } from "./validate-line";
