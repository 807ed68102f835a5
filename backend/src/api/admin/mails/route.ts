import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { failedMails, type KnownMail, listMails } from "../../../mails";
import { validInput } from "../../http/invalid-data";

const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
  /** Only mails about this, such as an order's id. */
  resource_id: z.string().max(80).optional(),
  /** Only those of the last two weeks that did not go out. */
  state: z.literal("failed").optional(),
});

const failedFor = 14 * 86_400_000;

export const mailView = ({ resource, createdAt, lastAttemptAt, ...mail }: KnownMail) => ({
  ...mail,
  resource_type: resource.type,
  resource_id: resource.id,
  created_at: createdAt,
  last_attempt_at: lastAttemptAt,
});

/** The mails with their state, the newest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { limit, offset, resource_id, state } = validInput(page, request.query);
  if (state) {
    const all = await failedMails(request.scope, new Date(Date.now() - failedFor));
    const mails = all.slice(offset, offset + limit).map(mailView);
    response.json({ mails, count: all.length, limit, offset });
    return;
  }
  const { mails, count } = await listMails(request.scope, {
    take: limit,
    skip: offset,
    resourceId: resource_id,
  });
  response.json({ mails: mails.map(mailView), count, limit, offset });
}
