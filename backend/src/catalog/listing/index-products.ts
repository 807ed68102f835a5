/** Updates rows of the catalog index from the tables of their products. */
import { facetValues, type Price, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_INDEX_MODULE } from "../../modules/catalog-index";
import type { Entry } from "../../modules/catalog-index/service";
import { PRICE_HISTORY_MODULE } from "../../modules/price-history";
import type PriceHistoryModuleService from "../../modules/price-history/service";
import type { ProductRow } from "../../read-models/catalog/products-to-index";
import { lowestPriceBefore, type PricePoint } from "../prices/lowest-price";
import { type SellingPlace, type SellingPrice, sellingPrices } from "../prices/selling-prices";
import { productView } from "./product-view";
import { readProducts } from "./read-products";
import { searchDocuments } from "./search-words";

/** Products read and written at once. */
const batchSize = 250;

/** What a lowered price is measured by, of those variants whose history knows it. */
async function lowestBefore(
  history: PriceHistoryModuleService,
  { regionId }: SellingPlace,
  prices: readonly SellingPrice[],
): Promise<ReadonlyMap<string, number>> {
  const lowered = prices.filter(({ reduced }) => reduced).map(({ variantId }) => variantId);
  if (lowered.length === 0) return new Map();
  const points = new Map<string, PricePoint[]>(lowered.map((id) => [id, []]));
  const all = await history.listPricePoints(
    { region_id: regionId, variant_id: lowered },
    { order: { since: "ASC" }, take: null },
  );
  for (const point of all) points.get(point.variant_id)?.push(point);
  return new Map(
    [...points].flatMap(([id, own]) => {
      const amount = lowestPriceBefore(own);
      return amount === undefined ? [] : [[id, amount] as const];
    }),
  );
}

/**
 * Prices by variant. Each that differs from the last one seen is noted in the history first: what a
 * reduction is measured by is the same the moment it is shown.
 */
async function pricesOf(
  container: MedusaContainer,
  place: SellingPlace | undefined,
  rows: readonly ProductRow[],
): Promise<ReadonlyMap<string, Price>> {
  if (!place) return new Map();
  const priced = rows.flatMap((product) =>
    product.variants.flatMap(({ id, price_set_id }) => {
      const { id: productId, type_id: productTypeId } = product;
      return price_set_id
        ? [{ variantId: id, priceSetId: price_set_id, productId, productTypeId }]
        : [];
    }),
  );
  const prices = await sellingPrices(container, place, priced);
  const history = container.resolve(PRICE_HISTORY_MODULE);
  const { regionId, currency } = place;
  await history.note(
    prices.map(({ variantId, set, reduced }) => ({ variantId, regionId, amount: set, reduced })),
  );
  const lowest = await lowestBefore(history, place, prices);
  return new Map(
    prices.map(({ variantId, amount }) => {
      const before = lowest.get(variantId);
      const lowered = before !== undefined && before > amount;
      return [variantId, { amount, currency, ...(lowered && { before }) }];
    }),
  );
}

function entryOf(row: ProductRow, view: ReturnType<typeof productView>): Entry {
  const { card, page, cardTexts, pageTexts } = view;
  return {
    product_id: row.id,
    handle: row.handle,
    // What has no price is not for sale, wherever it stands.
    channels: card.price ? row.channels : row.showrooms,
    facets: facetValues(card),
    categories: row.categories.map(({ id }) => id),
    titles: siteLanguages.map((language) => cardTexts[language].title),
    price: card.price?.amount ?? null,
    ...{ card, page },
    card_texts: cardTexts,
    page_texts: pageTexts,
    documents: searchDocuments(view),
  };
}

/**
 * Writes the rows of these products again; those that are no longer published lose theirs.
 * @param ids any number of them; they are read a batch at a time
 * @returns ids of those whose rows have changed
 */
export async function indexProducts(
  container: MedusaContainer,
  place: SellingPlace | undefined,
  ids: readonly string[],
): Promise<string[]> {
  const service = container.resolve(CATALOG_INDEX_MODULE);
  const changed: string[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const written = await service.writing(async () => {
      const { rows, texts } = await readProducts(container, batch);
      const prices = await pricesOf(container, place, rows);
      const entries = rows.map((row) => entryOf(row, productView(row, texts, prices)));
      return service.write(batch, entries);
    });
    changed.push(...written);
  }
  return changed;
}
