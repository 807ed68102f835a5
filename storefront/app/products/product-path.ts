import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";

/** Where a product's page is: a frame without a price is to be tried on in the store. */
export const productPath = ({
  kind,
  price,
  handle,
}: Pick<ListingItem, "kind" | "price" | "handle">) =>
  kind === "frame" && !price ? `/lookbook/${handle}` : `/shop/product/${handle}`;
