import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PASSKEYS_MODULE } from "../../../modules/passkeys";
import { countTry } from "../../../people";
import { tooMany } from "../../http/too-many";
import { networkOf } from "../../middleware/rate-limit";

/** Begins to sign in with a passkey: what the browser asks its authenticator. It says nothing about anybody. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const wait = await countTry(request.scope, { passkey: networkOf(request) });
  if (wait !== undefined) return tooMany(response, wait);
  const options = await request.scope.resolve(PASSKEYS_MODULE).beginToSignIn();
  response.setHeader("Cache-Control", "no-store");
  response.status(201).json({ options });
}
