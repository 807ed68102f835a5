import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { signed } from "../../../../modules/passkeys/ceremony";
import { countTry, signInWithPasskey, uncountTry } from "../../../../people";
import { validInput } from "../../../http/invalid-data";
import { tooMany } from "../../../http/too-many";
import { networkOf } from "../../../middleware/rate-limit";

const body = z.object({ credential: signed });

/** Signs in with what the authenticator has signed. 404 for whatever proves nothing, a passkey that is not known too. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { credential } = validInput(body, request.body);
  const tries = { passkeyTry: networkOf(request) };
  const wait = await countTry(request.scope, tries);
  if (wait !== undefined) return tooMany(response, wait);
  const token = await signInWithPasskey(request.scope, credential);
  response.setHeader("Cache-Control", "no-store");
  if (token === undefined) {
    response.status(404).json({ type: "not_found", message: "This passkey opens nothing" });
    return;
  }
  await uncountTry(request.scope, tries);
  response.json({ token });
}
