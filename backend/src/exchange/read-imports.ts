/** Imports as the administration tells of them. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { TABLE_IMPORTS_MODULE } from "../modules/table-imports";
import type TableImportsModuleService from "../modules/table-imports/service";
import { notFoundError } from "../platform/errors";
import { readTitlesOfHandles, readTitlesOfSkus } from "../read-models/catalog/titles-of-names";
import type { TableName } from "./all";
import type { Effect } from "./effects";
import { between } from "./plan";

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
  if (!found) throw notFoundError("There is no such import");
  return found;
}

type Wanted = {
  effect?: Effect | undefined;
  /** Only changes that should be looked at. */
  flagged?: boolean | undefined;
  limit: number;
  offset: number;
};

/** What the products are called that lines name by a handle or a SKU; "" where there is none. */
async function readNames(
  container: MedusaContainer,
  table: TableName,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const nameIn = (key: string) => key.split(between, 1)[0] ?? "";
  const names = [...new Set(keys.map(nameIn))];
  if (names.length === 0) return () => "";
  const found = await (table === "products"
    ? readTitlesOfHandles(container, { names })
    : readTitlesOfSkus(container, { names }));
  const titles = new Map(found.map(({ name, title }) => [name, title]));
  return (key) => titles.get(nameIn(key)) ?? "";
}

export async function linesOfImport(
  container: MedusaContainer,
  table: TableName,
  id: string,
  { effect, flagged, limit, offset }: Wanted,
) {
  const [lines, count] = await serviceOf(container).listAndCountTableImportLines(
    {
      import_id: id,
      ...(effect ? { effect } : {}),
      ...(flagged ? { effect: { $ne: "fault" as const }, code: { $ne: null } } : {}),
    },
    { take: limit, skip: offset, order: { line: "ASC", id: "ASC" } },
  );
  const nameOf = await readNames(
    container,
    table,
    lines.map(({ key }) => key),
  );
  return {
    lines: lines.map(({ line, key, effect, code, detail, allowed, before, after }) => ({
      ...{ line, key, name: nameOf(key), effect, code, detail, allowed, before, after },
    })),
    count,
  };
}
