import { model } from "@medusajs/framework/utils";

/** A maker of frames, lenses or accessories. `description` holds one text per site language. */
const Brand = model.define("brand", {
  id: model.id({ prefix: "brand" }).primaryKey(),
  handle: model.text().unique(),
  name: model.text().searchable(),
  /** ISO 3166-1 alpha-2, lower case. */
  country: model.text(),
  description: model.json(),
});

export default Brand;
