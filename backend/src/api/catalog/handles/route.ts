import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { outlinesNow } from "../../../catalog";

/** The handles of everything that the key's channels show, in no order: `{ handles }`. */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const channels = request.publishable_key_context.sales_channel_ids;
  response.json({ handles: (await outlinesNow(request.scope)).handles({ channels }) });
}
