/** Reads all products with what their line says. */

import { setImmediate as others } from "node:timers/promises";
import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import { localeOf } from "../../platform/locales";
import type { Statement } from "../../platform/statement";
import { amountReader, joined, partsOf } from "../cell-readers";
import { newId } from "../ids";
import type { LoadedTable, StoredRow } from "../plan";
import { isNamed, namesGiven } from "../table";
import { faultsOfChanged, faultsOfNew } from "./check";
import { readersFor, rowLanguage, skuColumn, type TextField, textFields } from "./columns";
import { productFactCells, variantFactCells } from "./facts";
import { type Places, readPlaces } from "./places";

type Texts = Record<string, string>;
type Translation = { id: string; texts: Texts };

export type Refs = {
  id: string;
  /** When the row was last written, to the microsecond. */
  stamp: string;
  metadata: Record<string, unknown>;
  /** By language, with everything that is translated, also what this table does not show. */
  translations: Partial<Record<SiteLanguage, Translation>>;
  /** What a new product is put into. */
  places: Places;
};

type VariantRow = {
  id: string;
  title: string | null;
  sku: string | null;
  metadata: Record<string, unknown> | null;
  counted: boolean;
  price: string | null;
};
type Row = Record<TextField, string | null> & {
  id: string;
  handle: string;
  status: string;
  stamp: string;
  weight: string | null;
  metadata: Record<string, unknown> | null;
  type: string | null;
  collection: string | null;
  brand: string | null;
  channels: string[];
  categories: string[];
  pictures: string[];
  option: { id: string; title: string } | null;
  variants: VariantRow[];
};

/** A variant's price is the one of the table of prices. */
const namedProducts = `
select p.id, p.handle, p.status, p.title, p.subtitle, p.description, p.metadata,
  p.weight::text as weight, p.updated_at::text as stamp,
  (select value from product_type where id = p.type_id and deleted_at is null) as type,
  (select handle from product_collection where id = p.collection_id and deleted_at is null)
    as collection,
  (select b.handle from product_product_brands_brand link join brand b on b.id = link.brand_id
    where link.product_id = p.id and link.deleted_at is null and b.deleted_at is null limit 1)
    as brand,
  array(select sales_channel_id from product_sales_channel
    where product_id = p.id and deleted_at is null order by id) as channels,
  array(select c.handle from product_category_product link
    join product_category c on c.id = link.product_category_id
    where link.product_id = p.id and c.deleted_at is null order by c.mpath, c.rank, c.id)
    as categories,
  array(select url from image where product_id = p.id and deleted_at is null order by rank, id)
    as pictures,
  (select jsonb_build_object('id', o.id, 'title', o.title) from product_product_option link
    join product_option o on o.id = link.product_option_id
    where link.product_id = p.id and link.deleted_at is null and o.deleted_at is null
    order by o.created_at, o.id limit 1) as option,
  coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'title', v.title, 'sku', v.sku,
      'metadata', v.metadata, 'counted', v.manage_inventory, 'price', (
        select amount::text from price join product_variant_price_set link
          on link.price_set_id = price.price_set_id and link.deleted_at is null
        where link.variant_id = v.id and price.deleted_at is null and currency_code = 'eur'
          and price_list_id is null and rules_count = 0
          and min_quantity is null and max_quantity is null limit 1)
    ) order by v.variant_rank, v.created_at, v.ctid)
    from product_variant v where v.product_id = p.id and v.deleted_at is null), '[]') as variants
from product p where p.deleted_at is null and ${isNamed("p.handle")} order by p.handle`;

const textsOf = `
select id, reference_id || ' ' || locale_code as key, translations as texts from translation
where reference_id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null`;

const euros = amountReader("eur");
const priceCell = (amount: string | null): string => {
  const reading = amount === null ? { cell: "" } : euros(amount, false);
  // A price finer than its currency is written as it is.
  return "cell" in reading ? reading.cell : (amount ?? "");
};

/** One cell for all variants from the cells of each. */
function variantCells({ variants, metadata: shared }: Row, textOf: TextOf): Record<string, string> {
  const rows = variants.map(({ id, sku, title, metadata, counted, price }) => ({
    [skuColumn]: sku ?? "",
    ...Object.fromEntries(
      siteLanguages.map((language) => [`choice_${language}`, textOf(id, language, "title", title)]),
    ),
    price_eur: priceCell(price),
    counted: counted ? "yes" : "no",
    ...variantFactCells(metadata ?? {}, shared ?? {}),
  }));
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      joined(rows.map((row) => (row as Record<string, string>)[name] ?? "")),
    ]),
  );
}

type TextOf = (id: string, language: SiteLanguage, field: string, own: string | null) => string;

function cellsOf(row: Row, textOf: TextOf, { channels }: Places): Record<string, string> {
  const { id, option } = row;
  const inEach = (name: string, text: (language: SiteLanguage) => string) =>
    siteLanguages.map((language) => [`${name}_${language}`, text(language)]);
  return {
    type: row.type ?? "",
    channel: [...channels].find(([, one]) => row.channels.includes(one))?.[0] ?? "",
    brand: row.brand ?? "",
    categories: joined(row.categories),
    collection: row.collection ?? "",
    status: row.status,
    weight: row.weight ?? "",
    pictures: joined(row.pictures),
    ...Object.fromEntries([
      ...textFields.flatMap((field) =>
        inEach(field, (language) => textOf(id, language, field, row[field])),
      ),
      ...inEach("option", (language) =>
        option ? textOf(option.id, language, "title", option.title) : "",
      ),
    ]),
    ...productFactCells(row.metadata ?? {}),
    ...variantCells(row, textOf),
  };
}

/** Products that are put into cells at a stretch: customers' requests are answered in between. */
const stretch = 100;

/** As addresses of the website are. */
const handlePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestHandle = 100;

export async function loadProducts(
  ask: Statement,
  names?: readonly string[],
): Promise<LoadedTable<Refs>> {
  const places = await readPlaces(ask);
  const found = await ask<Row>(namedProducts, namesGiven(names));
  const translated = found.flatMap(({ id, option, variants }) => [
    ...[id, ...(option ? [option.id] : [])],
    ...variants.map((variant) => variant.id),
  ]);
  const texts = new Map(
    (await ask<Translation & { key: string }>(textsOf, [JSON.stringify(translated)])).map(
      ({ key, ...one }) => [key, one],
    ),
  );
  const translation = (id: string, language: SiteLanguage) =>
    texts.get(`${id} ${localeOf[language]}`);
  const textOf: TextOf = (id, language, field, own) =>
    (language === rowLanguage ? own : translation(id, language)?.texts[field]) ?? "";
  const rows = new Map<string, StoredRow<Refs>>();
  for (const [place, row] of found.entries()) {
    if (place % stretch === 0) await others();
    const { id, handle, stamp } = row;
    const translations = Object.fromEntries(
      siteLanguages.flatMap((language) => {
        const known = translation(id, language);
        return known ? [[language, known]] : [];
      }),
    );
    const refs = { id, stamp, metadata: row.metadata ?? {}, translations, places };
    rows.set(handle, { key: [handle], cells: cellsOf(row, textOf, places), refs, stored: true });
  }
  const missing = ([handle = ""]: readonly string[]): StoredRow<Refs> | string => {
    if (handle.length > longestHandle || !handlePattern.test(handle)) return "not-a-handle";
    const id = newId("prod");
    const refs: Refs = { id, stamp: "", metadata: {}, translations: {}, places };
    return { key: [handle], cells: {}, refs, stored: false };
  };
  return {
    keys: ["handle"],
    readers: readersFor(places),
    rows,
    missing,
    claims: (after) => ({ column: skuColumn, names: partsOf(after[skuColumn] ?? "") }),
    check({ cells, refs, stored }, after) {
      if (stored) return faultsOfChanged({ ...cells, ...after }, after, refs.metadata);
      const taken = partsOf(after[skuColumn] ?? "").filter((sku) => places.takenSkus.has(sku));
      return [
        ...faultsOfNew(after),
        ...taken.map((sku) => ({ code: "sku-taken", detail: skuColumn, allowed: sku })),
      ];
    },
  };
}
