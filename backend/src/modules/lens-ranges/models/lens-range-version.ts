import { model } from "@medusajs/framework/utils";

/** Every version a product's range has had, the current one included. Rows are only ever added. */
const LensRangeVersion = model
  .define("lens_range_version", {
    id: model.id({ prefix: "lensver" }).primaryKey(),
    product_id: model.text(),
    version: model.number(),
    range: model.json(),
    source: model.text().nullable(),
    checked_on: model.text().nullable(),
    changed_by: model.text().nullable(),
    changed_by_name: model.text().nullable(),
  })
  .indexes([{ on: ["product_id", "version"], unique: true }]);

export default LensRangeVersion;
