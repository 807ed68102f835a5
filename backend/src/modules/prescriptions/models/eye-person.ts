import { model } from "@medusajs/framework/utils";

/** A person whose prescriptions an account keeps. Deleting the row deletes the key, and with it what backups hold. */
const EyePerson = model.define("eye_person", {
  id: model.id({ prefix: "person" }).primaryKey(),
  customer_id: model.text().index(),
  /** The person's key, wrapped by the configuration's key of `key_version`. */
  wrapped_key: model.text(),
  key_version: model.number(),
  /** Sealed: the name. */
  content: model.text(),
});

export default EyePerson;
