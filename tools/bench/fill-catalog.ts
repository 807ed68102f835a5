/**
 * Makes the demo's catalog as large as is asked for, in the database itself: each new product is one of
 * the demo's sunglasses and frames with another name, price and number. Nothing but the shop that is thrown away is for this.
 */
import pg from "pg";

/** The product that got its entry last. */
export type WrittenLast = { handle: string; title: string };

/** A table, the column that names the product or the variant, and what of a copied row is new. */
type Copy = { table: string; of: "product" | "variant"; column: string; fresh: string };

/** `old` is the row that is copied, `made` the new product: its number, its id and its mark. */
const productRow = `jsonb_build_object('id', made.id, 'handle', old.handle || made.mark,
  'title', old.title || ' ' || made.number)`;
const ofProduct = "jsonb_build_object('product_id', made.id)";
const link = (column: string) =>
  `jsonb_build_object('id', old.id || made.mark, '${column}', old.${column} || made.mark)`;
const text = `jsonb_build_object('id', old.id || made.mark,
  'reference_id', old.reference_id || made.mark,
  'translations', case when old.reference = 'product' and old.translations ? 'title' then
    old.translations || jsonb_build_object('title', (old.translations ->> 'title') || ' ' || made.number)
    else old.translations end)`;

const copies: readonly Copy[] = [
  { table: "product", of: "product", column: "id", fresh: productRow },
  {
    ...{ table: "product_variant", of: "product", column: "product_id" },
    fresh: `jsonb_build_object('id', old.id || made.mark, 'product_id', made.id,
      'sku', old.sku || made.mark, 'manage_inventory', false)`,
  },
  { table: "product_category_product", of: "product", column: "product_id", fresh: ofProduct },
  ...["product_sales_channel", "product_product_brands_brand", "product_product_option"].map(
    (table): Copy => ({ table, of: "product", column: "product_id", fresh: link("product_id") }),
  ),
  ...["product", "variant"].map(
    (of): Copy => ({
      ...{ table: "translation", column: "reference_id", fresh: text },
      of: of === "product" ? of : "variant",
    }),
  ),
];

const joined = {
  product: (column: string) => `join made on made.source = old.${column}`,
  variant: (column: string) =>
    `join product_variant v on v.id = old.${column} join made on made.source = v.product_id`,
};

/** Prices hang on sets of their own; each new one is a little dearer than the last. */
const priceSteps = [
  `insert into price_set (id) select old.price_set_id || made.mark
   from product_variant_price_set old join product_variant v on v.id = old.variant_id
   join made on made.source = v.product_id where old.deleted_at is null`,
  `insert into price select (jsonb_populate_record(old, jsonb_build_object('id', old.id || made.mark,
     'price_set_id', old.price_set_id || made.mark, 'amount', old.amount + made.number % 40,
     'raw_amount', jsonb_build_object('value', (old.amount + made.number % 40)::text, 'precision', 20)))).*
   from price old join product_variant_price_set link using (price_set_id)
   join product_variant v on v.id = link.variant_id join made on made.source = v.product_id
   where old.deleted_at is null and old.price_list_id is null`,
  `insert into product_variant_price_set select (jsonb_populate_record(old, jsonb_build_object(
     'id', old.id || made.mark, 'variant_id', old.variant_id || made.mark,
     'price_set_id', old.price_set_id || made.mark))).*
   from product_variant_price_set old join product_variant v on v.id = old.variant_id
   join made on made.source = v.product_id where old.deleted_at is null`,
];

const statementOf = ({ table, of, column, fresh }: Copy) =>
  `insert into "${table}" select (jsonb_populate_record(old, ${fresh})).*
   from "${table}" old ${joined[of](column)}
   where to_jsonb(old) ->> 'deleted_at' is null`;

/** All new products are in it, so that its listing grows with the catalog. */
const category = "oakley";

/** How many products there are that are sold online or hang in the store. */
async function productsIn(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    "select count(*) from product where deleted_at is null",
  );
  return Number(rows[0]?.count);
}

/**
 * Adds products until there are `size`, in one transaction without change notes, and then lets the backend
 * write its index again.
 * @returns milliseconds until the new products are in the tables, and until they are in the index
 */
export async function fillCatalog(
  connectionString: string,
  size: number,
): Promise<{ filled: number; indexed: number; last: WrittenLast }> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    const began = performance.now();
    await database.query("begin");
    // Neither triggers nor references are looked at: every row is a copy of one that is right.
    await database.query("set local session_replication_role = replica");
    const present = await productsIn(database);
    await database.query(
      `create temp table made on commit drop as
       select sources.id as source, sources.id || '_b' || number as id, '_b' || number as mark, number
       from generate_series($1::int + 1, $2::int) number
       join (select product.id, row_number() over (order by product.id) - 1 as at, count(*) over () as of
         from product join product_category_product link on link.product_id = product.id
         join product_category category on category.id = link.product_category_id
         where category.handle = $3 and product.deleted_at is null
           and product.id not like '%\\_b%') sources
         on sources.at = number % sources.of`,
      [present, size, category],
    );
    for (const sql of [...copies.map(statementOf), ...priceSteps]) await database.query(sql);
    await database.query("insert into shop_change (kind) values ('catalog')");
    await database.query("commit");
    const filled = performance.now() - began;
    for (const table of [
      "product",
      "product_variant",
      "price",
      "translation",
      "catalog_entry",
      "catalog_search",
    ]) {
      await database.query(`analyze "${table}"`);
    }
    await indexed(database, size);
    const took = performance.now() - began;
    const { rows } = await database.query<WrittenLast>(
      "select handle, titles[1] as title from catalog_entry order by revision desc limit 1",
    );
    const [last] = rows;
    if (!last) throw new Error("The index of the catalog is empty");
    return { filled, indexed: took, last };
  } finally {
    await database.end();
  }
}

/** When every product has its entry. */
async function indexed(database: pg.Client, size: number): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ done: boolean }>(
      `select version <> 'under way' and (select count(*) from catalog_entry) >= $1 as done
       from catalog_index_state`,
      [size],
    );
    if (rows[0]?.done) return;
    await new Promise((done) => setTimeout(done, 200));
  }
}
