import { model } from "@medusajs/framework/utils";

/** A prescription of a person, sealed with the person's key. */
const EyePrescription = model.define("eye_prescription", {
  id: model.id({ prefix: "eyerx" }).primaryKey(),
  person_id: model.text().index(),
  content: model.text(),
  /** The member of staff who entered what was measured in the store; null for what the customer copied. */
  entered_by: model.text().nullable(),
});

export default EyePrescription;
