/** Stock as a table: `sku`, `location`, `quantity` on the shelf, `state`. */
import type { Statement } from "../platform/statement";
import { piecesReader } from "./cell-readers";
import { newId } from "./ids";
import { type Cells, type Change, keyOf, type LoadedTable, type StoredRow } from "./plan";
import { type Announcement, type BulkTable, ChangedMeanwhile, isNamed, namesGiven } from "./table";

type Refs = { level: string; item: string; location: string; reserved: number };
type Level = {
  id: string;
  inventory_item_id: string;
  location_id: string;
  stocked: string;
  reserved: string;
};

async function load(ask: Statement, names?: readonly string[]): Promise<LoadedTable<Refs>> {
  // Two locations of one name are told apart by their ids.
  const places = await ask<{ id: string; name: string }>(
    `select id, case when count(*) over (partition by name) > 1 then id else name end as name
     from stock_location where deleted_at is null`,
  );
  const items = await ask<{ id: string; sku: string }>(
    `select id, sku from inventory_item
     where deleted_at is null and sku <> '' and ${isNamed("sku")} order by sku`,
    namesGiven(names),
  );
  const levels = await ask<Level>(
    `select id, inventory_item_id, location_id, stocked_quantity::text as stocked,
       reserved_quantity::text as reserved from inventory_level
     where deleted_at is null and ${isNamed("inventory_item_id")}`,
    namesGiven(names && items.map(({ id }) => id)),
  );
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  const levelsOf = new Map<string, Level[]>();
  for (const level of levels) {
    const { inventory_item_id: item } = level;
    levelsOf.set(item, [...(levelsOf.get(item) ?? []), level]);
  }
  const rows = new Map<string, StoredRow<Refs>>();
  for (const { id: item, sku } of items) {
    for (const level of levelsOf.get(item) ?? []) {
      const name = nameOf.get(level.location_id);
      if (name === undefined) continue;
      const { id, location_id: location } = level;
      const key = [sku, name];
      rows.set(keyOf(key), {
        key,
        cells: { quantity: String(Number(level.stocked)) },
        refs: { level: id, item, location, reserved: Number(level.reserved) },
        stored: true,
      });
    }
  }
  const itemOf = new Map(items.map(({ id, sku }) => [sku, id]));
  const locationOf = new Map(places.map(({ id, name }) => [name, id]));
  const missing = ([sku = "", name = ""]: readonly string[]): StoredRow<Refs> | string => {
    const item = itemOf.get(sku);
    const location = locationOf.get(name);
    if (item === undefined) return "unknown-sku";
    if (location === undefined) return "unknown-location";
    const level = newId("ilev");
    const refs = { level, item, location, reserved: 0 };
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

async function write(ask: Statement, changes: readonly Change<Refs>[]): Promise<Announcement[]> {
  const input = changes.map(({ row, after }) => ({
    ...row.refs,
    quantity: Number(after.quantity),
    was: row.stored ? Number(row.cells.quantity) : null,
  }));
  const fields = `jsonb_to_recordset(?::jsonb) as input (level text, item text, location text,
    quantity numeric, was numeric)`;
  const raw = `jsonb_build_object('value', input.quantity::text, 'precision', 20)`;
  const none = `'{"value": "0", "precision": 20}'::jsonb`;
  const written = await ask<{ id: string; verb: string }>(
    `with updated as (
       update inventory_level set stocked_quantity = input.quantity, raw_stocked_quantity = ${raw},
         updated_at = now()
       from ${fields}
       where inventory_level.id = input.level and stocked_quantity = input.was
         and reserved_quantity <= input.quantity and deleted_at is null
       returning inventory_level.id
     ), added as (
       insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity,
         raw_stocked_quantity, reserved_quantity, raw_reserved_quantity, incoming_quantity,
         raw_incoming_quantity)
       select input.level, input.item, input.location, input.quantity, ${raw}, 0, ${none}, 0, ${none}
       from ${fields} where input.was is null
       on conflict do nothing returning id
     )
     select id, 'updated' as verb from updated union all select id, 'created' from added`,
    [JSON.stringify(input), JSON.stringify(input)],
  );
  if (written.length < changes.length) throw new ChangedMeanwhile();
  return written.map(({ id, verb }) => ({ name: `inventory.inventory-level.${verb}`, id }));
}

export const stockTable: BulkTable<Refs> = {
  key: "sku",
  concerns: { kind: "inventory_item", record: ({ item }) => item },
  load,
  write,
};
