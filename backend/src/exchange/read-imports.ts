/** Imports as the administration tells of them. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { TABLE_IMPORTS_MODULE } from "../modules/table-imports";
import type TableImportsModuleService from "../modules/table-imports/service";
import type { TableName } from "./all";
import type { Effect } from "./effects";

const mostListed = 5;

const serviceOf = (container: MedusaContainer) =>
  container.resolve<TableImportsModuleService>(TABLE_IMPORTS_MODULE);

/** Those that were to be written, the latest first. */
export function listImports(container: MedusaContainer, table: TableName) {
  return serviceOf(container).listTableImports(
    { table, dry_run: false },
    { take: mostListed, order: { created_at: "DESC" } },
  );
}

/** @throws MedusaError `not_found` */
export async function oneImport(container: MedusaContainer, table: TableName, id: string) {
  const [found] = await serviceOf(container).listTableImports({ id, table }, { take: 1 });
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such import");
  return found;
}

export async function linesOfImport(
  container: MedusaContainer,
  id: string,
  { effect, limit, offset }: { effect?: Effect | undefined; limit: number; offset: number },
) {
  const [lines, count] = await serviceOf(container).listAndCountTableImportLines(
    { import_id: id, ...(effect ? { effect } : {}) },
    { take: limit, skip: offset, order: { line: "ASC", id: "ASC" } },
  );
  return {
    lines: lines.map(({ line, key, effect, code, detail, allowed, before, after }) => ({
      ...{ line, key, effect, code, detail, allowed, before, after },
    })),
    count,
  };
}
