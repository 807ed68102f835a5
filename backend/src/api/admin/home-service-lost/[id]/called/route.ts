import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { noteCalled } from "../../../../../visits";
import { oneRecord } from "../../../../http/one-record";

/** Somebody has called the person of a request that could not be stored. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id } = await oneRecord(request.scope, "home_service_lost", { id: request.params.id }, [
    "id",
  ]);
  await noteCalled(request.scope, id);
  response.json({ id, called: true });
}
