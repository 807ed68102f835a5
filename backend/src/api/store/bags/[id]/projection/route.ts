import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { projectBag } from "../../../../../buying/bag/project-bag";
import { bodyOf, projectionBody } from "../../../../../buying/bag/requests";

/**
 * Brings the bag's cart up to date and answers both: what the visitor wants, and what the backend
 * says to it. With `deliveries` also the ways of delivery on offer, each with its price.
 */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, deliveries = false } = bodyOf(request, projectionBody);
  response.json(
    await projectBag(request.scope, {
      id: request.params.id ?? "",
      ...{ language, deliveries },
      channels: request.publishable_key_context.sales_channel_ids,
    }),
  );
}
