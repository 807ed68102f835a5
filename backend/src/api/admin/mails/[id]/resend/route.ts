import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { resendMail } from "../../../../../mails";

/** Sends the mail once more as it was, also if it went out before. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  await resendMail(request.scope, request.params.id ?? "");
  response.status(204).end();
}
