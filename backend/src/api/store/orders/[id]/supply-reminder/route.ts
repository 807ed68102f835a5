import { lensReminder } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { remindOfSupply, stopReminding } from "../../../../../orders";
import { validInput } from "../../../../http/invalid-data";

/** Remembers to write before the lenses of an order run out. 404 where nobody knows when they do. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  await remindOfSupply(request.scope, id, validInput(lensReminder, request.body));
  response.json({ reminded: true });
}

/** Forgets it again. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  await stopReminding(request.scope, id);
  response.json({ reminded: false });
}
