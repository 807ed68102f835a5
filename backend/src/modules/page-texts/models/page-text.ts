import { model } from "@medusajs/framework/utils";

/** A text of a page in staff's own words, in place of the one that the site brings along. */
const PageText = model.define("page_text", {
  /** Key and language, such as `home.heroTwo.fr`. */
  id: model.text().primaryKey(),
  key: model.text(),
  language: model.text(),
  /** What visitors read; null: the site's own. */
  text: model.text().nullable(),
  /** Written and not published yet. */
  draft: model.text().nullable(),
  version: model.number().default(1),
  changed_by: model.text(),
  changed_by_name: model.text(),
});

export default PageText;
