import { model } from "@medusajs/framework/utils";

/** What visitors read from a moment on. Rows are only ever added. */
const PageTextVersion = model
  .define("page_text_version", {
    id: model.id({ prefix: "ptv" }).primaryKey(),
    text_id: model.text(),
    /** Null: the site's own. */
    text: model.text().nullable(),
    changed_by: model.text(),
    changed_by_name: model.text(),
  })
  .indexes([{ on: ["text_id", "created_at"] }]);

export default PageTextVersion;
