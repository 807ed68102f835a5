import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { validBody } from "../../http/valid-body";

const newUser = z.strictObject({
  email: z.email().max(254),
  first_name: z.string().trim().max(100).optional(),
  last_name: z.string().trim().max(100).optional(),
});

/**
 * Makes a member of staff who can not sign in yet: a password comes with an invitation, and only the
 * invited person ever knows it.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const user = validBody(newUser, request.body);
  const { result } = await createUsersWorkflow(request.scope).run({ input: { users: [user] } });
  response.json({ user: result[0] });
}
