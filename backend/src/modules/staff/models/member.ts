import { model } from "@medusajs/framework/utils";

/** The role of one member of staff. */
const StaffMember = model.define("staff_member", {
  /** The user's id. */
  id: model.text().primaryKey(),
  role_id: model.text(),
  /** Whether this person must confirm each sign-in with a code, regardless of the shop's setting. */
  mfa_required: model.boolean().default(false),
  version: model.number().default(1),
});

export default StaffMember;
