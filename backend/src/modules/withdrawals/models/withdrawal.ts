import { model } from "@medusajs/framework/utils";

/**
 * A customer's declaration of withdrawal, word for word. The database refuses to change or delete
 * it; only `outcome` and `return_id`, what became of it, are written later, once.
 */
const Withdrawal = model.define("withdrawal", {
  id: model.id({ prefix: "wdr" }).primaryKey(),
  /** What customer and staff call it. */
  reference: model.text().unique(),
  /** Made with the form; the same form sent twice is one declaration. */
  form_key: model.text().unique(),
  /** Absent where number and e-mail address name no order of ours. */
  order_id: model.text().index().nullable(),
  order_number: model.text(),
  name: model.text(),
  email: model.text(),
  /** Lines with their title and quantity; absent for the whole order or a declaration in words. */
  lines: model.json().nullable(),
  /** The customer's own words on what is withdrawn from. */
  statement: model.text().nullable(),
  source: model.enum(["order-page", "public-page"]),
  language: model.text(),
  declared_at: model.dateTime(),
  /** Whether it came within the period; absent where no order was found. */
  in_time: model.boolean().nullable(),
  outcome: model.enum(["return-opened", "staff-cancels", "staff-judges"]).nullable(),
  return_id: model.text().nullable(),
});

export default Withdrawal;
