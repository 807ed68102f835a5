import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { actions, areas, isGrantable, ownerRole } from "../../../modules/staff/permissions";
import { everyMember, staffOf } from "../../../people";
import { notAllowedError } from "../../../platform/errors";
import { answerConflict } from "../../http/conflict";
import { validBody } from "../../http/valid-body";

const permission = z
  .strictObject({ area: z.enum(areas), action: z.enum(actions) })
  .refine(isGrantable, "only owners decide who is staff");

const roleBody = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, "small letters, digits and hyphens"),
  title: z.string().trim().min(1).max(60),
  permissions: z.array(permission).max(areas.length * actions.length),
  /** The version that was read; 0 for a new role. */
  version: z.number().int().min(0),
});

/** All roles with what they may do and how many people have them, and everybody's own. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const [roles, people] = await Promise.all([
    staffOf(request.scope).roles(),
    everyMember(request.scope),
  ]);
  response.json({
    staff_roles: roles.map((role) => ({
      ...role,
      members: people.filter((person) => person.role === role.id).length,
    })),
    people,
    areas,
    actions,
  });
}

/** Adds a role (`version` 0) or changes one; 409 when somebody else has saved in between. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const role = validBody(roleBody, request.body);
  if (role.id === ownerRole) throw notAllowedError("Owners may do everything, always");
  await answerConflict(response, async () => {
    response.json({ staff_role: await staffOf(request.scope).saveRole(role) });
  });
}
