import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { endSessionsOf, memberView, staffOf } from "../../../../../people";
import { invalidError } from "../../../../../platform/errors";
import { answerConflict } from "../../../../http/conflict";
import { oneRecord } from "../../../../http/one-record";
import { validBody } from "../../../../http/valid-body";

const memberBody = z.strictObject({
  role: z.string(),
  mfa_required: z.boolean(),
  /** The version that was read; 0 where no role was given yet. */
  version: z.number().int().min(0),
});

/** The role of one user. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id } = await oneRecord(request.scope, "user", { id: request.params.id }, ["id"]);
  response.json({ staff_member: memberView(await staffOf(request.scope).member(id)) });
}

/**
 * Gives a user `{ role, mfa_required, version }`; 409 when somebody else has in between, 400 for the
 * last owner. The person signs in again.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { role, mfa_required, version } = validBody(memberBody, request.body);
  const { id } = await oneRecord(request.scope, "user", { id: request.params.id }, ["id"]);
  const staff = staffOf(request.scope);
  if (!(await staff.roles()).some((known) => known.id === role)) {
    throw invalidError(`role: there is no role ${role}`);
  }
  await answerConflict(response, async () => {
    const member = { id, role, mfaRequired: mfa_required, version };
    const saved = await staff.saveMember(member);
    await endSessionsOf(request.scope, id);
    response.json({ staff_member: memberView(saved) });
  });
}
