import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { findByWords } from "../query";

/** Products found at most; more words find fewer. */
const most = 24;

/**
 * What the key's channels show and the question may mean, best first: `{ hits: [{ score, item }] }`.
 * Two statements.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { found, index, language } = await findByWords(request, most);
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const items = await index.cards<CatalogCard>([...scores.keys()], language);
  response.json({ hits: items.map((item) => ({ score: scores.get(item.id) ?? 0, item })) });
}
