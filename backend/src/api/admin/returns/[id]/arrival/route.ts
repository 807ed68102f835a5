import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { receiveReturn } from "../../../../../workflows/receive-return";
import { oneRecord } from "../../../../http/one-record";
import { validBody } from "../../../../http/valid-body";

const body = z.strictObject({ location_id: z.string().optional() });

/** Everything that was asked back has arrived: received and paid back in one go. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { location_id } = validBody(body, request.body);
  const { id = "" } = request.params;
  await receiveReturn(request.scope, {
    returnId: id,
    staffId: request.auth_context.actor_id,
    ...(location_id && { locationId: location_id }),
  });
  response.json({ return: await oneRecord(request.scope, "return", { id }) });
}
