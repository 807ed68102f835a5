import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PAGE_TEXTS_MODULE } from "../../../modules/page-texts";
import { readToken } from "../../../platform/signed-token";

/**
 * Wordings of staff in place of the site's own, by language and key. With the `preview` token of the
 * dashboard, those that are not published yet as well.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { preview } = request.query;
  const drafts = typeof preview === "string" && readToken("texts", preview) !== undefined;
  const texts = request.scope.resolve(PAGE_TEXTS_MODULE);
  response.json({ page_texts: await texts.wordings(drafts) });
}
