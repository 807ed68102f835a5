import { model } from "@medusajs/framework/utils";

/** Who looked at which person's prescriptions, or changed them, and when. Never what stands in them. */
const EyeAccess = model.define("eye_access", {
  id: model.id({ prefix: "eyeacc" }).primaryKey(),
  person_id: model.text().index(),
  prescription_id: model.text().nullable(),
  actor_id: model.text(),
  action: model.enum(["read", "write", "delete"]),
});

export default EyeAccess;
