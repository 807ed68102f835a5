/** The one way into this room: `tools/rooms.ts` lets nobody import a file behind it. */
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
export {
  joinLines,
  type Line,
  validateAddedLines,
  validateChangedLine,
  validateLines,
  validateWrittenLines,
} from "./cart-lines";
export { chooseDelivery, deliveryShape } from "./choose-delivery";
export { keepConsentOfCart, refuseCartWithoutConsent } from "./consent";
export { deleteAbandoned } from "./delete-abandoned";
export { offerPaymentProviders } from "./offer-providers";
export { processPaymentEvents, storePaymentEvent } from "./payment-events";
export { findOrder, placementShape, placeOrder } from "./placing/place-order";
export { reconcile } from "./placing/reconcile";
export { preparePayment } from "./prepare-payment";
export { storePrescription } from "./prescriptions";
export { projectBag } from "./project-bag";
export { askForStock, eraseStockAlertsOf, sendStockAlerts, stockAlertsOf } from "./stock-alerts";
export { changedMetadata, lineRefusalBody, lineRefusalOf } from "./validate-line";
