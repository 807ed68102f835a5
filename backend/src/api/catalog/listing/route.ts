import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { outlinesNow, readCategories } from "../../../catalog";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import { found, listingQuestion, validQuery } from "../query";

/**
 * One page of the products that the key's channels show: of a category, of a category below it, of a
 * brand, some by their handles, or all. `{ category?, chosen?, items, facets, choices, count, page, pages }`; 404 where there
 * is no such category. Three statements at most, whatever is asked and however many products there are.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { category, within, per_page, choices, ...question } = validQuery(listingQuestion, request);
  const [outlines, categories] = await Promise.all([
    outlinesNow(request.scope),
    category === undefined ? [] : readCategories(request.scope, question.language),
  ]);
  const above =
    category === undefined
      ? undefined
      : found(
          categories.find((one) => one.handle === category),
          "category",
        );
  const chosen =
    within === undefined
      ? undefined
      : found(
          above?.children.find((one) => one.handle === within),
          "category",
        );
  const { ids, ...answer } = outlines.listing({
    ...question,
    channels: request.publishable_key_context.sales_channel_ids,
    category: (chosen ?? above)?.id,
    perPage: per_page,
    choices: choices ?? {},
  });
  const index = request.scope.resolve(CATALOG_INDEX_MODULE);
  const items = await index.cards<CatalogCard>(ids, question.language);
  response.json({ category: above, chosen, items, ...answer });
}
