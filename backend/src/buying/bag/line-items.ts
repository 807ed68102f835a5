/** Lines as a cart keeps them: with everything that an order still has to say when the article is gone. */
import type { LensMetadata } from "@landolt/optics";
import type { LineToWrite } from "../../workflows/fill-cart";
import type { Article, Price } from "./articles";

export type WantedItem = {
  /** Of the cart's item, where there is one already. */
  id?: string;
  variant_id: string;
  quantity: number;
  lens?: LensMetadata;
};

/** @param articles those of the lines, in the language of the cart */
export const lineItems = (
  lines: readonly WantedItem[],
  articles: ReadonlyMap<string, Article>,
): LineToWrite[] =>
  lines.flatMap((line) => {
    const article = articles.get(line.variant_id);
    return article?.price ? [itemOf(line, article, article.price)] : [];
  });

function itemOf(
  { id, variant_id, quantity, lens }: WantedItem,
  { handle, title, subtitle, variant, details }: Article,
  price: Price,
): LineToWrite {
  return {
    ...(id && { id }),
    ...{ variant_id, quantity, title, subtitle: variant },
    // What the product says later does not change how this piece may be sent back.
    metadata: { withdrawal: details.withdrawal, ...(lens && { lens: { ...lens } }) },
    thumbnail: details.thumbnail,
    product_id: details.product_id,
    product_title: title,
    product_subtitle: subtitle,
    product_handle: handle,
    product_description: details.description,
    product_type: details.type,
    product_type_id: details.type_id,
    product_collection: details.collection,
    variant_sku: details.sku,
    variant_barcode: details.barcode,
    variant_title: variant,
    is_discountable: details.discountable,
    is_giftcard: details.giftcard,
    requires_shipping: details.ships,
    unit_price: price.amount,
    is_tax_inclusive: price.taxInclusive,
    ...(price.was !== undefined && { compare_at_unit_price: price.was }),
  };
}
