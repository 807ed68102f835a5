import { model } from "@medusajs/framework/utils";

/** What one visitor wants. Prices, taxes and promotions are the cart's business, not this row's. */
const Bag = model.define("bag", {
  /** Random; knowing it is access to the bag. */
  id: model.text().primaryKey(),
  /** Counts changes; a writer names the version it has read. */
  version: model.number().default(1),
  /** `BagLine[]` in the order in which they were put in. */
  lines: model.json(),
  /** Promotion codes, as the promotion spells them. */
  codes: model.json(),
  /** `FormKey[]`: forms that have been taken, so that a resend counts once. */
  form_keys: model.json(),
  /** `Record<line id, ShownLine>`: what the visitor was last shown of each line. */
  shown: model.json(),
  language: model.text(),
  /** The one cart this bag ever has, named before it exists: creating it twice is impossible. */
  cart_id: model.text().unique(),
  /** The version that the cart was last brought up to. */
  projected_version: model.number().nullable(),
  /** Since then the bag is an order and never changes. */
  ordered_at: model.dateTime().nullable(),
});

export default Bag;
