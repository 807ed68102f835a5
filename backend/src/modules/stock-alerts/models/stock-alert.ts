import { model } from "@medusajs/framework/utils";

/** Somebody who wants to know once a variant can be had again; deleted when the mail is out. */
const StockAlert = model
  .define("stock_alert", {
    id: model.id({ prefix: "salert" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    language: model.text(),
  })
  .indexes([{ on: ["variant_id", "email"], unique: true }]);

export default StockAlert;
