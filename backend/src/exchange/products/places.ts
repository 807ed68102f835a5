/** What a new product is put into: channels, brands, categories, and SKUs that nobody else may have. */
import { lookbookChannel } from "../../catalog";
import type { Statement } from "../../platform/statement";
import { type Known, productTypes } from "./columns";

export type Places = Known & {
  /** Ids of a category and of those above it. */
  above(category: string): string[];
  shippingProfile: string | undefined;
  /** SKUs of variants. */
  takenSkus: ReadonlySet<string>;
  /** Stock that is counted for a SKU and belongs to no variant any more. */
  freeItems: ReadonlyMap<string, string>;
};

type Named = { id: string; name: string };
const byName = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [name, id]));

export async function readPlaces(ask: Statement): Promise<Places> {
  const named = (table: string, column: string) =>
    ask<Named>(
      `select id, ${column} as name from ${table} where deleted_at is null order by created_at desc`,
    ).then(byName);
  const categories = await ask<Named & { parent: string | null }>(
    `select id, handle as name, parent_category_id as parent from product_category
     where deleted_at is null order by mpath, rank`,
  );
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  const idOf = byName(categories);
  const types = await named("product_type", "value");
  const lookbook = (await named("sales_channel", "name")).get(lookbookChannel);
  const [store] = await ask<{ channel: string | null }>(
    "select default_sales_channel_id as channel from store where deleted_at is null limit 1",
  );
  const [profile] = await ask<{ id: string }>(
    "select id from shipping_profile where deleted_at is null order by created_at, id limit 1",
  );
  const taken = await ask<{ sku: string }>(
    "select sku from product_variant where deleted_at is null and sku <> ''",
  );
  const free = await ask<Named>(
    `select id, sku as name from inventory_item item where deleted_at is null and sku <> ''
       and not exists (select 1 from product_variant_inventory_item link
         where link.inventory_item_id = item.id and link.deleted_at is null)`,
  );
  return {
    brands: await named("brand", "handle"),
    categories: idOf,
    collections: await named("product_collection", "handle"),
    types: new Map([...types].filter(([name]) => productTypes.has(name))),
    channels: new Map([
      ...(store?.channel ? [["online", store.channel] as const] : []),
      ...(lookbook ? [["lookbook", lookbook] as const] : []),
    ]),
    above(category) {
      const ids: string[] = [];
      for (let id = idOf.get(category); id; id = parentOf.get(id) ?? undefined) ids.push(id);
      return ids;
    },
    shippingProfile: profile?.id,
    takenSkus: new Set(taken.map(({ sku }) => sku)),
    freeItems: byName(free),
  };
}
