import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeBag } from "../../../../../../../buying/bag/change-bag";
import { restoreLine } from "../../../../../../../modules/bag/change";

/** Puts a line that was taken out back to its place. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id = "", line_id = "" } = request.params;
  const bag = await changeBag(request.scope, id, (content) => restoreLine(content, line_id));
  response.json({ bag });
}
