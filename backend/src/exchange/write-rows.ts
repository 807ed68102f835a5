/** Writes a few rows of a table at once, as a file with them would, for the dashboard's forms. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { invalidError } from "../platform/errors";
import { type TableName, tables } from "./all";
import { partsOf } from "./cell-readers";
import { type Cells, keyOf, planImport } from "./plan";
import type { WrittenLine } from "./record";
import { undoBatch, writeBatch } from "./write-batch";

/**
 * @returns what `takeBackRows` needs
 * @throws MedusaError `invalid_data` with the first fault, its code that of the fault
 */
export async function writeRows(
  container: MedusaContainer,
  name: TableName,
  rows: readonly Cells[],
): Promise<WrittenLine[]> {
  const table = tables[name];
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { claims } = table;
  const loaded = await table.load(
    container,
    rows.map((row) => row[table.key] ?? ""),
    claims === undefined ? [] : rows.flatMap((row) => partsOf(row[claims] ?? "")),
  );
  const plan = await planImport(
    {
      ...{ head, decimalComma: false, faults: [] },
      rows: rows.map((row, line) => ({ line, cells: head.map((column) => row[column] ?? "") })),
    },
    loaded,
  );
  const fault = plan.lines.find(({ effect }) => effect === "fault");
  if (fault) {
    const { code = "", detail = "", allowed = "" } = fault;
    const message = [code, detail, allowed].filter(Boolean).join(" ");
    throw invalidError(message, code);
  }
  await writeBatch(container, table, plan.changes);
  return plan.changes.map(({ row, after }) => ({
    ...{ key: keyOf(row.key), record: table.concerns.record(row.refs), after },
    before: row.stored ? row.cells : null,
  }));
}

export const takeBackRows = (
  container: MedusaContainer,
  name: TableName,
  written: readonly WrittenLine[],
): Promise<void> => undoBatch(container, tables[name], written);
