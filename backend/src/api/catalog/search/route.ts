import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { wordsOf } from "../../../catalog/listing/search-words";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import type CatalogIndexModuleService from "../../../modules/catalog-index/service";
import { keepingUp } from "../../../platform/changes/feed";
import { searchQuestion, validQuery } from "../query";

/** Products found at most; whoever wants more narrows the question. */
const most = 24;

/**
 * What the key's channels show and the question may mean, best first: `{ hits: [{ score, item }] }`.
 * Two statements.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, q } = validQuery(searchQuestion, request);
  await keepingUp(request.scope);
  const index = request.scope.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
  const channels = request.publishable_key_context.sales_channel_ids;
  const found = await index.find(wordsOf(q), language, channels, most);
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const items = await index.cards<CatalogCard>([...scores.keys()], language);
  response.json({ hits: items.map((item) => ({ score: scores.get(item.id) ?? 0, item })) });
}
