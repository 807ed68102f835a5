import { model } from "@medusajs/framework/utils";

/** Which mail informs about an order. It is written before the mail, so that none goes twice. */
const RecallNotice = model.define("recall_notice", {
  /** Recall and order. */
  id: model.text().primaryKey(),
  recall_id: model.text(),
  order_id: model.text(),
  email: model.text(),
  /** The orders of one address are in one mail; this is its idempotency key. */
  mail_key: model.text(),
  sent_by: model.text(),
  sent_by_name: model.text(),
  /** When the mail was handed over for sending; absent until then. */
  sent_at: model.dateTime().nullable(),
});

export default RecallNotice;
