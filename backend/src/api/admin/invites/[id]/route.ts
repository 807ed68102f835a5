import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { oneRecord } from "../../../http/one-record";
import { validBody } from "../../../http/valid-body";

const changes = z.strictObject({ metadata: z.record(z.string(), z.unknown()).nullable() });

/** Whom an invitation is for can not be changed, only what staff note about it. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { metadata } = validBody(changes, request.body);
  const { id } = await oneRecord(request.scope, "invite", { id: request.params.id }, ["id"]);
  await request.scope.resolve(Modules.USER).updateInvites({ id, metadata });
  // Its token is handed out where it is made, not with every change.
  const fields = ["id", "email", "accepted", "expires_at", "metadata", "created_at", "updated_at"];
  response.json({ invite: await oneRecord(request.scope, "invite", { id }, fields) });
}
