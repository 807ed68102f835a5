import { model } from "@medusajs/framework/utils";

/**
 * What a payment service told us, kept before it is acknowledged. Only the fact that something
 * happened to a payment: what, is read from the service again when the event's turn comes.
 */
const PaymentEvent = model.define("payment_event", {
  /** The service's own id of the event; a second delivery finds it taken. */
  id: model.text().primaryKey(),
  type: model.text(),
  /** The payment intent it is about. */
  intent_id: model.text(),
  state: model.enum(["new", "done", "refused"]),
  /** What came of it, in a word. */
  result: model.text().nullable(),
  tries: model.number().default(0),
});

export default PaymentEvent;
