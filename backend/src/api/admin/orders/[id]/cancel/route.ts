import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelOrder } from "../../../../../orders";
import { oneRecord } from "../../../../http/one-record";

/** As the backend's own, but never at the same time as the order is being placed or mended. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const id = request.params.id ?? "";
  await cancelOrder(request.scope, id, request.auth_context.actor_id);
  response.json({
    order: await oneRecord(request.scope, "order", { id }, request.queryConfig.fields),
  });
}
