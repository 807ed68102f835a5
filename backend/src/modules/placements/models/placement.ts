import { model } from "@medusajs/framework/utils";

/**
 * A customer's decision to order a cart, stored before anything is done about it, so that whatever
 * is interrupted is known afterwards.
 */
const Placement = model.define("placement", {
  /** The cart's id: a cart becomes one order. */
  id: model.text().primaryKey(),
  /** Idempotency key of the last attempt. */
  attempt: model.text(),
  method: model.text(),
  /** The total the customer agreed to, in the main unit of the currency. */
  agreed: model.bigNumber(),
  currency: model.text(),
  /** `settled`: the order is complete, paid as agreed and confirmed; nothing is left to do. */
  state: model.enum(["begun", "ordered", "settled", "refused"]),
  /** Why it was refused. */
  reason: model.text().nullable(),
  order_id: model.text().nullable(),
});

export default Placement;
