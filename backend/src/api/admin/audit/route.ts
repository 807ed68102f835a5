import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { AUDIT_MODULE } from "../../../modules/audit";
import { validInput } from "../../http/invalid-data";

const query = z.strictObject({
  /** A user's id or e-mail address. */
  actor: z.string().max(254).optional(),
  resource: z.string().max(60).optional(),
  id: z.string().max(100).optional(),
  /** Instants; `to` is not included. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Changes by staff, the latest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { actor, resource, id, from, to, limit, offset } = validInput(query, request.query);
  const [entries, count] = await request.scope.resolve(AUDIT_MODULE).listAndCountAuditEntries(
    {
      ...(actor ? { $or: [{ actor_id: actor }, { actor_name: actor }] } : {}),
      ...(resource ? { resource } : {}),
      ...(id ? { resource_id: id } : {}),
      ...(from || to
        ? {
            at: {
              ...(from ? { $gte: new Date(from) } : {}),
              ...(to ? { $lt: new Date(to) } : {}),
            },
          }
        : {}),
    },
    { take: limit, skip: offset, order: { at: "DESC" } },
  );
  response.json({
    audit_entries: entries.map(({ created_at, updated_at, deleted_at, ...entry }) => entry),
    count,
    limit,
    offset,
  });
}
