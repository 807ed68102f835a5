import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { listImports, oneImport, startImport } from "../../../../../exchange";
import { actorOf } from "../../../../../people";
import { validInput } from "../../../../http/invalid-data";
import { receiveFile } from "../../../../http/receive-file";
import { namedTable } from "../named-table";

/** Bytes; a hundred thousand prices fit, and ten thousand products with their texts. */
const largest = 40 * 1024 * 1024;

const wanted = z.object({ dry_run: z.enum(["true", "false"]) });

/** The latest imports of the table that were no dry runs, without their lines. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ imports: await listImports(request.scope, namedTable(request)) });
}

/**
 * Takes a CSV file as the body, and `?dry_run=true` to have it checked only. Answers 202 with the
 * import at its beginning; its own address answers its progress. 413 for a file that is too large.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const table = namedTable(request);
  const query = validInput(wanted, request.query);
  const bytes = await receiveFile(request, response, largest);
  if (!bytes) return;
  const id = await startImport(request.scope, {
    ...{ table, bytes, dryRun: query.dry_run === "true" },
    actor: actorOf(request),
  });
  response.status(202).json({ import: await oneImport(request.scope, table, id) });
}
