import { model } from "@medusajs/framework/utils";

/** What a variant cost a customer of a region from a moment on. Rows are only ever added. */
const PricePoint = model
  .define("price_point", {
    id: model.id({ prefix: "price_point" }).primaryKey(),
    variant_id: model.text(),
    region_id: model.text(),
    /** As the customer pays it, in the currency's main unit. */
    amount: model.float(),
    /** Whether a price list lowered it. */
    reduced: model.boolean(),
    since: model.dateTime(),
  })
  .indexes([{ on: ["region_id", "variant_id", "since"] }]);

export default PricePoint;
