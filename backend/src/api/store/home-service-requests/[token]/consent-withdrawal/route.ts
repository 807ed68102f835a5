import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readByToken, withdrawVisitConsent } from "../../../../../visits";
import { answerConflict } from "../../../../http/conflict";

/**
 * Withdraws the consent that came with a request: the visit is cancelled and everything personal is erased,
 * so that the link leads nowhere afterwards. 409 where the request changes at this moment.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { request: stored } = await readByToken(request.scope, request.params.token);
  await answerConflict(response, async () => {
    await withdrawVisitConsent(request.scope, stored, new Date());
    response.json({ erased: true });
  });
}
