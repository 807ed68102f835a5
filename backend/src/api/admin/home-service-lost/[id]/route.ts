import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { homeServiceOf } from "../../../../visits";
import { oneRecord } from "../../../http/one-record";

/** Somebody has called the person of a request that could not be stored: nothing of it is kept. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  await oneRecord(request.scope, "home_service_lost", { id }, ["id"]);
  await homeServiceOf(request.scope).deleteHomeServiceLosts(id);
  response.json({ id, object: "home_service_lost", deleted: true });
}
