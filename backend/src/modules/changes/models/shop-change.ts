import { model } from "@medusajs/framework/utils";

/** That something changed which pages of the shop are made of. Written by triggers, kept for an hour. */
const ShopChange = model.define("shop_change", {
  id: model.autoincrement().primaryKey(),
  /** What kind of record, by which the pages that show it are found. */
  kind: model.text(),
  /** Its id, where the kind has one. */
  record: model.text().nullable(),
});

export default ShopChange;
