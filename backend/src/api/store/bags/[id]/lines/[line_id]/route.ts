import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { changeBag, quantityShape } from "../../../../../../buying";
import { validInput } from "../../../../../http/invalid-data";

const shape = z.strictObject({ quantity: quantityShape });

/** Sets the pieces of a line. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id = "", line_id: line = "" } = request.params;
  const change = { action: "set-quantity", line, ...validInput(shape, request.body) } as const;
  response.json({ bag: await changeBag(request.scope, id, change) });
}

/** Takes a line out; for a while it can come back to its place. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id = "", line_id: line = "" } = request.params;
  response.json({ bag: await changeBag(request.scope, id, { action: "remove", line }) });
}
