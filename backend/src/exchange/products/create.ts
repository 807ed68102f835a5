/**
 * Writes new products, a table at a time for all of them: everything that the framework makes with a
 * product, our brand and texts beside it.
 */

import { setImmediate as others } from "node:timers/promises";
import { siteLanguages } from "@landolt/forms";
import { localeOf } from "../../platform/locales";
import type { Statement } from "../../platform/statement";
import { partsOf } from "../cell-readers";
import { newId } from "../ids";
import type { Cells, Change } from "../plan";
import type { Announcement } from "../table";
import { rowLanguage, skuColumn, textFields } from "./columns";
import { productMetadata, variantMetadata } from "./facts";
import type { Refs } from "./load";

const translated = siteLanguages.filter((language) => language !== rowLanguage);

/** The tables in the order in which their rows refer to each other, with the types of what is written. */
const tables = {
  product: {
    ...{ id: "text", handle: "text", status: "text", title: "text", subtitle: "text" },
    ...{ description: "text", weight: "real", type_id: "text", collection_id: "text" },
    ...{ thumbnail: "text", metadata: "jsonb" },
  },
  image: { id: "text", url: "text", rank: "integer", product_id: "text" },
  product_option: { id: "text", title: "text", is_exclusive: "boolean" },
  product_option_value: { id: "text", value: "text", rank: "integer", option_id: "text" },
  product_product_option: { id: "text", product_id: "text", product_option_id: "text" },
  product_product_option_value: {
    ...{ id: "text", product_product_option_id: "text", product_option_value_id: "text" },
  },
  product_variant: {
    ...{ id: "text", title: "text", sku: "text", manage_inventory: "boolean", metadata: "jsonb" },
    ...{ variant_rank: "integer", product_id: "text" },
  },
  product_variant_option: { variant_id: "text", option_value_id: "text" },
  price_set: { id: "text" },
  price: {
    ...{ id: "text", price_set_id: "text", currency_code: "text", amount: "numeric" },
    ...{ raw_amount: "jsonb", rules_count: "integer" },
  },
  product_variant_price_set: { id: "text", variant_id: "text", price_set_id: "text" },
  inventory_item: { id: "text", sku: "text", title: "text", description: "text" },
  product_variant_inventory_item: {
    ...{ id: "text", variant_id: "text", inventory_item_id: "text" },
    ...{ required_quantity: "numeric" },
  },
  product_sales_channel: { id: "text", product_id: "text", sales_channel_id: "text" },
  product_shipping_profile: { id: "text", product_id: "text", shipping_profile_id: "text" },
  product_category_product: { product_id: "text", product_category_id: "text" },
  product_product_brands_brand: { id: "text", product_id: "text", brand_id: "text" },
  translation: {
    ...{ id: "text", reference: "text", reference_id: "text", locale_code: "text" },
    ...{ translations: "jsonb", translated_field_count: "integer" },
  },
} as const;
type TableName = keyof typeof tables;
type Add = <Name extends TableName>(
  table: Name,
  row: Record<keyof (typeof tables)[Name], unknown>,
) => void;

/** Products that are put into rows at a stretch: customers' requests are answered in between. */
const stretch = 100;

/** Texts of one record in the languages that its own row is not in. */
function addTexts(
  add: Add,
  reference: string,
  id: string,
  textsIn: (language: string) => Record<string, string>,
): void {
  for (const language of translated) {
    const filled = Object.entries(textsIn(language)).filter(([, text]) => text !== "");
    if (filled.length === 0) continue;
    add("translation", {
      ...{ id: newId("trans"), reference, reference_id: id, locale_code: localeOf[language] },
      translations: Object.fromEntries(filled),
      translated_field_count: filled.length,
    });
  }
}

function addProduct(add: Add, { row, after }: Change<Refs>): void {
  const [handle] = row.key;
  const { id, places } = row.refs;
  const cell = (column: string) => after[column] ?? "";
  const own = Object.fromEntries(
    textFields.map((field) => [field, cell(`${field}_${rowLanguage}`) || null]),
  );
  const pictures = partsOf(cell("pictures"));
  add("product", {
    ...{ id, handle, status: cell("status"), weight: cell("weight") || null },
    ...{ title: own.title, subtitle: own.subtitle, description: own.description },
    type_id: places.types.get(cell("type")),
    collection_id: places.collections.get(cell("collection")) ?? null,
    thumbnail: pictures[0] ?? null,
    metadata: productMetadata(after, {}),
  });
  for (const [rank, url] of pictures.entries()) {
    add("image", { id: newId("img"), url, rank, product_id: id });
  }
  addTexts(add, "product", id, (language) =>
    Object.fromEntries(textFields.map((field) => [field, cell(`${field}_${language}`)])),
  );
  add("product_sales_channel", {
    ...{ id: newId("prodsc"), product_id: id },
    sales_channel_id: places.channels.get(cell("channel")),
  });
  add("product_shipping_profile", {
    ...{ id: newId("prodsp"), product_id: id, shipping_profile_id: places.shippingProfile },
  });
  add("product_product_brands_brand", {
    ...{ id: newId("link"), product_id: id, brand_id: places.brands.get(cell("brand")) },
  });
  const categories = partsOf(cell("categories")).flatMap((name) => places.above(name));
  for (const category of new Set(categories)) {
    add("product_category_product", { product_id: id, product_category_id: category });
  }
  addVariants(add, after, row.refs);
}

function addVariants(add: Add, after: Cells, { id: productId, places }: Refs): void {
  const cell = (column: string) => after[column] ?? "";
  const option = newId("opt");
  const link = newId("prodopt");
  add("product_option", { id: option, title: cell(`option_${rowLanguage}`), is_exclusive: true });
  add("product_product_option", { id: link, product_id: productId, product_option_id: option });
  addTexts(add, "product_option", option, (language) => ({ title: cell(`option_${language}`) }));
  const metadata = variantMetadata(after);
  for (const [rank, sku] of partsOf(cell(skuColumn)).entries()) {
    const part = (column: string) => partsOf(cell(column))[rank] ?? "";
    const title = part(`choice_${rowLanguage}`);
    const [id, value, prices] = [newId("variant"), newId("optval"), newId("pset")];
    const counted = part("counted") !== "no";
    add("product_option_value", { id: value, value: title, rank, option_id: option });
    add("product_product_option_value", {
      ...{ id: newId("prodoptval"), product_product_option_id: link },
      product_option_value_id: value,
    });
    add("product_variant", {
      ...{ id, title, sku, manage_inventory: counted, variant_rank: rank, product_id: productId },
      metadata: metadata[rank] ?? {},
    });
    add("product_variant_option", { variant_id: id, option_value_id: value });
    const inLanguage = (language: string) => part(`choice_${language}`);
    addTexts(add, "product_option_value", value, (language) => ({ value: inLanguage(language) }));
    addTexts(add, "product_variant", id, (language) => ({ title: inLanguage(language) }));
    add("price_set", { id: prices });
    add("product_variant_price_set", {
      ...{ id: newId("pvps"), variant_id: id, price_set_id: prices },
    });
    const amount = part("price_eur");
    if (amount !== "") {
      add("price", {
        ...{ id: newId("price"), price_set_id: prices, currency_code: "eur", amount },
        ...{ raw_amount: { value: amount, precision: 20 }, rules_count: 0 },
      });
    }
    if (!counted) continue;
    const known = places.freeItems.get(sku);
    const item = known ?? newId("iitem");
    if (!known) add("inventory_item", { id: item, sku, title, description: title });
    add("product_variant_inventory_item", {
      ...{ id: newId("pvitem"), variant_id: id, inventory_item_id: item, required_quantity: 1 },
    });
  }
}

export async function createProducts(
  ask: Statement,
  changes: readonly Change<Refs>[],
): Promise<Announcement[]> {
  const rows = new Map<TableName, unknown[]>();
  const add: Add = (table, row) => {
    const list = rows.get(table) ?? [];
    list.push(row);
    rows.set(table, list);
  };
  for (const [place, change] of changes.entries()) {
    if (place % stretch === 0) await others();
    addProduct(add, change);
  }
  for (const [table, columns] of Object.entries(tables)) {
    const list = rows.get(table as TableName) ?? [];
    if (list.length === 0) continue;
    const names = Object.keys(columns).join(", ");
    const typed = Object.entries(columns).map((column) => column.join(" "));
    await ask(
      `insert into ${table} (${names})
       select ${names} from jsonb_to_recordset(?::jsonb) as input (${typed.join(", ")})`,
      [JSON.stringify(list)],
    );
  }
  return changes.map(({ row }) => ({ name: "product.created", id: row.refs.id }));
}
