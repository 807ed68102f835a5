import { model } from "@medusajs/framework/utils";

/** The single row of facts about the business; `updated_at` comes with every model. */
const BusinessProfile = model.define("business_profile", {
  id: model.text().primaryKey(),
  /** Checked against `businessProfile` of @landolt/forms before it is written. */
  profile: model.json(),
  /** Counts saved changes; a writer names the version it has read. */
  version: model.number().default(1),
});

export default BusinessProfile;
