import { model } from "@medusajs/framework/utils";

/** Who has read, listed, exported or printed personal data. */
const HomeServiceAccess = model.define("home_service_access", {
  id: model.id({ prefix: "visitacc" }).primaryKey(),
  /** Null where a list was read. */
  request_id: model.text().nullable(),
  staff_id: model.text(),
  what: model.text(),
});

export default HomeServiceAccess;
