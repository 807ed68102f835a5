import { model } from "@medusajs/framework/utils";

/** The photo or PDF of a prescription. Its bytes lie in the folder of private files, sealed with the person's key. */
const EyeFile = model.define("eye_file", {
  id: model.id({ prefix: "eyefile" }).primaryKey(),
  prescription_id: model.text().unique(),
});

export default EyeFile;
