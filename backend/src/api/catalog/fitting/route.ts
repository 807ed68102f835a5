import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { fitting, outlinesNow } from "../../../catalog";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import { fittingQuestion, validQuery } from "../query";

/** Products of one answer. */
const most = 3;

/**
 * The frames of the key's channels that fit most like the sizes asked for, the closest first, and what
 * the end pieces of all of them add to two lenses and a bridge, in millimetres:
 * `{ items, frames, ends }`. Two statements.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, ...sizes } = validQuery(fittingQuestion, request);
  const channels = request.publishable_key_context.sales_channel_ids;
  const outlines = await outlinesNow(request.scope);
  const { ids, ...measured } = fitting(outlines, { channels }, { sizes, most });
  const index = request.scope.resolve(CATALOG_INDEX_MODULE);
  response.json({ items: await index.cards<CatalogCard>(ids, language), ...measured });
}
