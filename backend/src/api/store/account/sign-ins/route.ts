import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { signInOf, signInsOf } from "../../../../people";

/** Where who asks is signed in; `current` is the sign-in of this request. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, auth_context } = request;
  const current = signInOf(auth_context).id;
  const found = await signInsOf(scope, auth_context.actor_id);
  response.setHeader("Cache-Control", "no-store");
  response.json({ sign_ins: found.map((one) => ({ ...one, current: one.id === current })) });
}
