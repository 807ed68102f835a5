import { model } from "@medusajs/framework/utils";

/** A lot of a product whose customers are informed. There is one for each lot of a product. */
const Recall = model.define("recall", {
  id: model.id({ prefix: "recall" }).primaryKey(),
  /** In capital letters and without spaces. */
  lot: model.text(),
  product_id: model.text(),
  product_title: model.text(),
  /** What is written to the customers, by language, as staff have confirmed it. */
  texts: model.json(),
  begun_by: model.text(),
  begun_by_name: model.text(),
});

export default Recall;
