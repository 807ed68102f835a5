import { model } from "@medusajs/framework/utils";

/**
 * A customer's declaration of withdrawal, word for word. The database refuses to change or delete
 * it; only what became of it is written later, once: `outcome` and `return_id`, then the moments.
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
  /** When what was still here was taken out of the order. */
  taken_out_at: model.dateTime().nullable(),
  /** When everything that follows from it was done, or staff said that nothing follows. */
  closed_at: model.dateTime().nullable(),
  /** A name; absent where it was closed by itself, with the last thing to do. */
  closed_by: model.text().nullable(),
});

export default Withdrawal;
