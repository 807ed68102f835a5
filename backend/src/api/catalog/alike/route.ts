import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { alike, outlinesNow } from "../../../catalog";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import { alikeQuestion, validQuery } from "../query";

/** Products of one answer. */
const most = 3;

/** Others like one product that the key's channels show, the likest first: `{ items }`. Two statements. */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, handle } = validQuery(alikeQuestion, request);
  const channels = request.publishable_key_context.sales_channel_ids;
  const outlines = await outlinesNow(request.scope);
  const ids = alike(outlines, { channels }, { handle, language, most });
  const index = request.scope.resolve(CATALOG_INDEX_MODULE);
  response.json({ items: await index.cards<CatalogCard>(ids, language) });
}
