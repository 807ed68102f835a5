import type { MedusaRequest } from "@medusajs/framework/http";
import { type TableName, tableNamed } from "../../../../exchange";
import { notFoundError } from "../../../../platform/errors";

/** @throws MedusaError `not_found` where the address names no table */
export function namedTable({ params }: MedusaRequest): TableName {
  const table = tableNamed(params.table);
  if (table) return table;
  throw notFoundError("There is no such table");
}
