import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { effects, linesOfImport, oneImport } from "../../../../../../exchange";
import { validInput } from "../../../../../http/invalid-data";
import { namedTable } from "../../named-table";

const wanted = z.strictObject({
  effect: z.enum(effects).optional(),
  flagged: z.stringbool().optional(),
  limit: z.coerce.number().int().min(0).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** How far an import is, with its lines page by page: `{ import, lines, count }`. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const query = validInput(wanted, request.query);
  const { id = "" } = request.params;
  const table = namedTable(request);
  response.json({
    import: await oneImport(request.scope, table, id),
    ...(await linesOfImport(request.scope, table, id, query)),
  });
}
