import { model } from "@medusajs/framework/utils";

/** A role and what it may do, as data. */
const StaffRole = model.define("staff_role", {
  /** Such as `optician`. */
  id: model.text().primaryKey(),
  title: model.text(),
  /** `{ list: Permission[] }` */
  permissions: model.json(),
  /** Counts changes; a writer names the version it has read. */
  version: model.number().default(1),
});

export default StaffRole;
