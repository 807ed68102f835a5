import { model } from "@medusajs/framework/utils";

/** Boxes of one line of a customer's order that were ordered from the maker. */
const MakerOrderLine = model
  .define("maker_order_line", {
    id: model.id({ prefix: "mol" }).primaryKey(),
    /** What was ordered from one maker at once. */
    batch: model.text(),
    maker: model.text(),
    line_id: model.text().index(),
    boxes: model.number(),
    ordered_at: model.dateTime(),
    ordered_by: model.text(),
    ordered_by_name: model.text(),
    arrived_at: model.dateTime().nullable(),
    arrived_by_name: model.text().nullable(),
  })
  .indexes([{ on: ["batch", "line_id"], unique: true }]);

export default MakerOrderLine;
