import { model } from "@medusajs/framework/utils";

/** The postal places of one country, as an operator has imported them from GeoNames. */
const PostalFile = model.define("postal_file", {
  /** The country, ISO 3166-1 alpha-2 in lower case. */
  id: model.text().primaryKey(),
  /** Array of `Place` of @landolt/places. Read whole, to build the index. */
  places: model.json(),
  /** How many they are. */
  rows: model.number(),
});

export default PostalFile;
