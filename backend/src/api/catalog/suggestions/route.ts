import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { wordsOf } from "../../../catalog/listing/search-words";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import type CatalogIndexModuleService from "../../../modules/catalog-index/service";
import { keepingUp } from "../../../platform/changes/feed";
import { searchQuestion, validQuery } from "../query";

/** Names offered at most. */
const most = 6;

/**
 * Names of what the key's channels show for a question that is still being typed, best first:
 * `{ suggestions: [{ score, title }] }`. One statement.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, q } = validQuery(searchQuestion, request);
  await keepingUp(request.scope);
  const index = request.scope.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
  const channels = request.publishable_key_context.sales_channel_ids;
  const found = await index.find(wordsOf(q), language, channels, most);
  response.json({ suggestions: found.map(({ score, title }) => ({ score, title })) });
}
