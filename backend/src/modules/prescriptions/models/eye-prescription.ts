import { model } from "@medusajs/framework/utils";

/** A prescription of a person, sealed with the person's key. */
const EyePrescription = model.define("eye_prescription", {
  id: model.id({ prefix: "eyerx" }).primaryKey(),
  person_id: model.text().index(),
  content: model.text(),
});

export default EyePrescription;
