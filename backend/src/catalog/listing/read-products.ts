/** What the index needs to know of products, read for many of them at once. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { type ProductRow, readProductsToIndex } from "../../read-models/catalog/products-to-index";
import { readTranslations } from "../../read-models/catalog/translations";
import { lookbookChannel } from "../lookbook/read-frames";

/** The translated fields of a record, by locale and id with a space between them. */
export type Texts = ReadonlyMap<string, Record<string, string>>;

/** Those of the products that are published. */
export async function readProducts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<{ rows: ProductRow[]; texts: Texts }> {
  const rows = await readProductsToIndex(container, { ids, lookbook: lookbookChannel });
  const named = rows.flatMap(({ id, variants, options, categories }) => [
    id,
    ...[...variants, ...options, ...categories].map((one) => one.id),
  ]);
  const translations = await readTranslations(container, { ids: [...new Set(named)] });
  return {
    rows,
    texts: new Map(translations.map(({ id, locale, texts }) => [`${locale} ${id}`, texts])),
  };
}
