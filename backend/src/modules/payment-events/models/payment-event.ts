import { model } from "@medusajs/framework/utils";

/**
 * An event of a payment service, stored before it is acknowledged. Only the fact that something
 * happened to a payment: what, is read from the service again when the event is processed.
 */
const PaymentEvent = model.define("payment_event", {
  /** The service's own id of the event; a second delivery finds it taken. */
  id: model.text().primaryKey(),
  type: model.text(),
  /** The payment intent it is about. */
  intent_id: model.text(),
  state: model.enum(["new", "done", "refused"]),
  /** The outcome, as a code. */
  result: model.text().nullable(),
  tries: model.number().default(0),
});

export default PaymentEvent;
