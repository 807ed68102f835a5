/**
 * What the storefront may ask for beyond Medusa's own list: our brand, and of categories and
 * variants the single fields, so that a listing does not have to fetch whole trees of them.
 */
export const productFields = [
  "brand",
  "brand.id",
  "brand.handle",
  "brand.name",
  "brand.country",
  "categories.id",
  "categories.handle",
  "categories.name",
  "categories.parent_category_id",
  "variants.metadata",
];

/** The language an order was placed in, and how it is paid. */
export const orderFields = ["metadata", "payment_collections.payments.provider_id"];
