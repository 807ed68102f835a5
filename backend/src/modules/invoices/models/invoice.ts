import { model } from "@medusajs/framework/utils";

export const invoiceKinds = ["invoice", "credit-note"] as const;

/** One issued document. A trigger of its table refuses every change and every deletion. */
const Invoice = model.define("invoice", {
  id: model.id({ prefix: "inv" }).primaryKey(),
  kind: model.enum([...invoiceKinds]),
  /** Calendar year in the shop's time zone, and the place in that year's unbroken sequence. */
  year: model.number(),
  sequence: model.number(),
  order_id: model.text().index(),
  /** What it was issued for, such as `order:order_1` or `refund:ref_1`; nothing is invoiced twice. */
  occasion: model.text().unique(),
  issued_at: model.dateTime(),
  /** The values of the document, as they were when it was issued. */
  snapshot: model.json(),
});

export default Invoice;
