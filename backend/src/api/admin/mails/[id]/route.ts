import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findMail } from "../../../../mails";
import { mailView } from "../route";

/** What became of one mail; what stands in it is its preview. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ mail: mailView(await findMail(request.scope, request.params.id ?? "")) });
}
