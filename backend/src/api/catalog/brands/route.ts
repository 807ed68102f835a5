import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { outlinesNow } from "../../../catalog";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import { inLanguage, validQuery } from "../query";

/** Products named of each brand. */
const some = 6;

/**
 * The brands of what the key's channels show: `{ brands: { [handle]: { count, items } } }` with the
 * first few products of each by name. Two statements.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language } = validQuery(inLanguage, request);
  const channels = request.publishable_key_context.sales_channel_ids;
  const outlines = await outlinesNow(request.scope);
  const brands = [...outlines.brands({ channels }, language, some)];
  const index = request.scope.resolve(CATALOG_INDEX_MODULE);
  const all = brands.flatMap(([, { ids }]) => ids);
  const cards = new Map(
    (await index.cards<CatalogCard>(all, language)).map((card) => [card.id, card]),
  );
  const entries = brands.map(([handle, { count, ids }]) => {
    const items = ids.flatMap((id) => cards.get(id) ?? []);
    return [handle, { count, items }] as const;
  });
  response.json({ brands: Object.fromEntries(entries) });
}
