import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportTable } from "../../../../../exchange";
import { namedTable } from "../named-table";

/** The whole table as CSV, which the import takes back. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const table = namedTable(request);
  const text = await exportTable(request.scope, table);
  response.setHeader("content-disposition", `attachment; filename="${table}.csv"`);
  response.setHeader("cache-control", "private, no-store");
  // The mark makes spreadsheets read the file as UTF-8.
  response.type("csv").send(`\uFEFF${text}`);
}
