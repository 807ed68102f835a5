import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeBag } from "../../../../../../../buying";

/** Puts a line that was taken out back to its place. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id = "", line_id: line = "" } = request.params;
  response.json({ bag: await changeBag(request.scope, id, { action: "restore", line }) });
}
