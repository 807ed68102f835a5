/** Who works here with which role, as the administration API says it. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type Member, newcomer } from "../modules/staff/service";
import { staffOf } from "./actor";

export const memberView = ({ id, role, mfaRequired, version }: Member) => ({
  user_id: id,
  role,
  mfa_required: mfaRequired,
  version,
});

/** Everybody who can sign in, first who came first. */
export async function everyMember(container: MedusaContainer) {
  const [users, members] = await Promise.all([
    container.resolve(Modules.USER).listUsers({}, { order: { created_at: "ASC" }, take: null }),
    staffOf(container).members(),
  ]);
  const memberOf = new Map(members.map((member) => [member.id, member]));
  return users.map(({ id, email, first_name, last_name }) => ({
    ...{ email, first_name, last_name },
    ...memberView(memberOf.get(id) ?? newcomer(id)),
  }));
}
