import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { indexReady, wordsOf } from "../../../catalog";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import { searchQuestion, validQuery } from "../query";

/** Products found at most; more words find fewer. */
const most = 24;

/**
 * What the key's channels show and the question may mean, best first: `{ hits: [{ score, item }] }`.
 * Two statements.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, q } = validQuery(searchQuestion, request);
  await indexReady(request.scope);
  const index = request.scope.resolve(CATALOG_INDEX_MODULE);
  const channels = request.publishable_key_context.sales_channel_ids;
  const found = await index.find(wordsOf(q), language, channels, most);
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const items = await index.cards<CatalogCard>([...scores.keys()], language);
  response.json({ hits: items.map((item) => ({ score: scores.get(item.id) ?? 0, item })) });
}
