import { model } from "@medusajs/framework/utils";

/** What staff remember about a request; may be about health. */
const HomeServiceNote = model.define("home_service_note", {
  id: model.id({ prefix: "visitnote" }).primaryKey(),
  request_id: model.text(),
  text: model.text(),
  author_id: model.text(),
  author_name: model.text(),
});

export default HomeServiceNote;
