import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { oneImport, undoDone } from "../../../../../../../exchange";
import { namedTable } from "../../../named-table";

/** Takes back an import that is done; its own address answers how far that is. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const table = namedTable(request);
  await undoDone(request.scope, table, id);
  response.status(202).json({ import: await oneImport(request.scope, table, id) });
}
