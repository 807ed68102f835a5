import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { PASSKEYS_MODULE } from "../../../../modules/passkeys";
import { added } from "../../../../modules/passkeys/ceremony";
import { invalidError } from "../../../../platform/errors";
import { validInput } from "../../../http/invalid-data";

const body = z.object({ name: z.string().trim().min(1).max(60), credential: added });

/** The passkeys of who asks. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, auth_context } = request;
  const passkeys = await scope.resolve(PASSKEYS_MODULE).passkeysOf(auth_context.auth_identity_id);
  response.setHeader("Cache-Control", "no-store");
  response.json({ passkeys });
}

/** Adds the passkey that was made with `/options`: `{ name, credential }`. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, credential } = validInput(body, request.body);
  const { scope, auth_context } = request;
  const id = await scope
    .resolve(PASSKEYS_MODULE)
    .add(auth_context.auth_identity_id, name, credential);
  if (id === undefined) throw invalidError("This passkey can not be added");
  response.status(201).json({ passkey: { id } });
}
