import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeBag } from "../../../../../../buying/bag/change-bag";
import { bodyOf, newQuantity } from "../../../../../../buying/bag/requests";
import { removeLine, setQuantity } from "../../../../../../modules/bag/change";

/** Sets the pieces of a line. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id = "", line_id = "" } = request.params;
  const { quantity } = bodyOf(request, newQuantity);
  const bag = await changeBag(request.scope, id, (content) =>
    setQuantity(content, line_id, quantity),
  );
  response.json({ bag });
}

/** Takes a line out; for a while it can come back to its place. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id = "", line_id = "" } = request.params;
  const bag = await changeBag(request.scope, id, (content) =>
    removeLine(content, line_id, Date.now()),
  );
  response.json({ bag });
}
