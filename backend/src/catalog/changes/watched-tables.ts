import type { Watched } from "../../modules/changes/service";
import type { RecordKind } from "../../read-models/catalog/products-of-records";

const of =
  (kind: RecordKind, column = `${kind}_id`) =>
  (table: string): Watched => ({ table, kind, column });
const product = of("product");
const variant = of("variant");
/** What all prices or all stock hang on. */
const catalog = (table: string): Watched => ({ table, kind: "catalog" });

/** The tables that pages of the shop are made of. Orders, bags and people are not among them. */
export const watchedTables: readonly Watched[] = [
  of("product", "id")("product"),
  ...[
    ...["product_variant", "image", "product_category_product", "product_sales_channel"],
    ...["product_product_brands_brand", "product_product_option"],
  ].map(product),
  ...[
    ...["product_variant_product_image", "product_variant_option"],
    ...["product_variant_inventory_item", "product_variant_price_set"],
  ].map(variant),
  ...["inventory_level", "reservation_item"].map(of("inventory_item")),
  of("price_set")("price"),
  of("price")("price_rule"),
  of("price_list", "id")("price_list"),
  of("price_list")("price_list_rule"),
  of("category", "id")("product_category"),
  of("brand", "id")("brand"),
  of("type", "id")("product_type"),
  of("option", "id")("product_option"),
  of("option")("product_option_value"),
  { table: "translation", kind: "translation", column: "reference_id" },
  { table: "lens_range", kind: "lens_range" },
  { table: "search_synonym", kind: "search" },
  { table: "business_profile", kind: "profile" },
  { table: "delivery_zone", kind: "profile" },
  // As the profile, it is on every page.
  { table: "page_text", kind: "profile" },
  ...[
    ...["region", "region_country", "tax_rate", "tax_rate_rule", "tax_region"],
    ...["price_preference", "sales_channel_stock_location"],
  ].map(catalog),
];
