import type { CatalogCard } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { type PageFacts, type PageTexts, pageOf } from "../../../../catalog/listing/product-view";
import { CATALOG_INDEX_MODULE } from "../../../../modules/catalog-index";
import type CatalogIndexModuleService from "../../../../modules/catalog-index/service";
import { keepingUp } from "../../../../platform/changes/feed";
import { found, handle, inLanguage, validQuery } from "../../query";

/** Everything its page shows of one product: `{ product }`. One statement; 404 for an unknown one. */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language } = validQuery(inLanguage, request);
  const wanted = handle.safeParse(request.params.handle).data;
  await keepingUp(request.scope);
  const index = request.scope.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
  const channels = request.publishable_key_context.sales_channel_ids;
  const row = wanted
    ? await index.page<CatalogCard, PageFacts, PageTexts>(wanted, channels, language)
    : undefined;
  const { card, page, texts } = found(row, "product");
  response.json({ product: pageOf(card, page, texts) });
}
