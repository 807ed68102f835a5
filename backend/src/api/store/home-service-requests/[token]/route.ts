import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { profileOf } from "../../../../modules/business-profile";
import { followOf, readByToken } from "../../../../visits";

/** Where the request of a link stands. 404 for a link that is altered, expired or erased. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const whole = await readByToken(request.scope, request.params.token);
  response.set("cache-control", "private, no-store");
  response.json(followOf(whole, await profileOf(request.scope)));
}
