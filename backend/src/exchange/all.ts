import type { MedusaContainer } from "@medusajs/framework/types";
import { csvTable } from "../platform/csv";
import { stateColumn, stateOf } from "./plan";
import { pricesTable } from "./prices";
import { productsTable } from "./products/table";
import { stockTable } from "./stock";
import type { BulkTable } from "./table";

/** The tables, by the name that their addresses have. */
export const tables: Record<TableName, BulkTable<unknown>> = {
  products: productsTable,
  prices: pricesTable,
  stock: stockTable,
};

export type TableName = "products" | "prices" | "stock";

/** @returns undefined for a name that no table has */
export const tableNamed = (name: string | undefined): TableName | undefined =>
  name !== undefined && Object.hasOwn(tables, name) ? (name as TableName) : undefined;

/** The whole table as a file that the import takes back and finds unchanged. */
export async function exportTable(container: MedusaContainer, name: TableName): Promise<string> {
  const table = tables[name];
  const { keys, readers, rows } = await table.load(container, await table.names(container), []);
  const values = [...readers.keys()];
  return csvTable(
    [...keys, ...values, stateColumn],
    [...rows].map(([, { key, cells }]) => [
      ...key,
      ...values.map((column) => cells[column] ?? ""),
      stateOf(cells),
    ]),
  );
}
