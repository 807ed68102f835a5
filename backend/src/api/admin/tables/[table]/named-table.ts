import type { MedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { type TableName, tableNamed } from "../../../../exchange";

/** @throws MedusaError `not_found` where the address names no table */
export function namedTable({ params }: MedusaRequest): TableName {
  const table = tableNamed(params.table);
  if (table) return table;
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such table");
}
