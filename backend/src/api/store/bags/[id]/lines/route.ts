import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { changeBag, linesShape } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";

/** Adds all of the lines or none. */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const lines = validInput(linesShape, request.body);
  const channels = request.publishable_key_context.sales_channel_ids;
  const change = { action: "add", ...lines, channels } as const;
  response.json({ bag: await changeBag(request.scope, request.params.id ?? "", change) });
}
