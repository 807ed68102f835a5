/** Stock as a table: `sku`, `location`, `quantity` on the shelf, `state`. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { batchInventoryItemLevelsWorkflow } from "@medusajs/medusa/core-flows";
import {
  readCountedSkus,
  readStockLevels,
  readStockLocations,
} from "../read-models/catalog/stock-levels";
import { piecesReader } from "./cell-readers";
import { type Cells, type Change, keyOf, type LoadedTable, type StoredRow } from "./plan";
import { type BulkTable, inChunks, namesOf } from "./table";

type Refs = {
  /** "" where nothing lies yet. */
  level: string;
  item: string;
  location: string;
  reserved: number;
};

async function load(
  container: MedusaContainer,
  names: readonly string[],
): Promise<LoadedTable<Refs>> {
  const places = await readStockLocations(container, {});
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  const locationOf = new Map(places.map(({ id, name }) => [name, id]));
  const itemOf = new Map<string, string>();
  const rows = new Map<string, StoredRow<Refs>>();
  const found = await inChunks(names, (skus) => readStockLevels(container, { skus }));
  for (const { item, sku, level, location, stocked, reserved } of found) {
    itemOf.set(sku, item);
    const name = location === null ? undefined : nameOf.get(location);
    if (level === null || location === null || name === undefined) continue;
    const key = [sku, name];
    rows.set(keyOf(key), {
      key,
      cells: { quantity: String(Number(stocked)) },
      refs: { level, item, location, reserved: Number(reserved) },
      stored: true,
    });
  }
  const missing = ([sku = "", name = ""]: readonly string[]): StoredRow<Refs> | string => {
    const item = itemOf.get(sku);
    const location = locationOf.get(name);
    if (item === undefined) return "unknown-sku";
    if (location === undefined) return "unknown-location";
    const refs = { level: "", item, location, reserved: 0 };
    return { key: [sku, name], cells: {}, refs, stored: false };
  };
  return {
    keys: ["sku", "location"],
    readers: new Map([["quantity", piecesReader]]),
    rows,
    missing,
    check,
  };
}

/** What is promised to customers must stay on the shelf: the shop would else owe more than it has. */
function check({ refs }: StoredRow<Refs>, { quantity = "0" }: Cells) {
  return Number(quantity) < refs.reserved
    ? [{ code: "below-reserved", detail: "quantity", allowed: String(refs.reserved) }]
    : [];
}

const levelOf = ({ item, location, reserved }: Refs, quantity: number) => ({
  inventory_item_id: item,
  location_id: location,
  // An import that is undone leaves what was promised to customers meanwhile.
  stocked_quantity: Math.max(quantity, reserved),
});

async function write(container: MedusaContainer, changes: readonly Change<Refs>[]): Promise<void> {
  const levels = (stored: boolean) =>
    changes
      .filter(({ row }) => row.stored === stored)
      .map(({ row, after }) => levelOf(row.refs, Number(after.quantity)));
  await batchInventoryItemLevelsWorkflow(container).run({
    input: { create: levels(false), update: levels(true), delete: [] },
  });
}

async function remove(container: MedusaContainer, rows: readonly StoredRow<Refs>[]): Promise<void> {
  const promised = rows.filter(({ refs }) => refs.reserved > 0);
  const free = rows.filter(({ refs }) => refs.reserved === 0);
  await batchInventoryItemLevelsWorkflow(container).run({
    input: {
      create: [],
      update: promised.map(({ refs }) => levelOf(refs, 0)),
      delete: free.map(({ refs }) => refs.level),
      force: true,
    },
  });
}

export const stockTable: BulkTable<Refs> = {
  key: "sku",
  batch: 40,
  concerns: { kind: "inventory_item", record: ({ item }) => item },
  // Those under which Medusa reserves what is ordered.
  locks: ({ item }) => item,
  names: async (container) => namesOf(await readCountedSkus(container, {})),
  load,
  write,
  remove,
};
