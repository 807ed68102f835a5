import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PAGE_TEXTS_MODULE } from "../../../modules/page-texts";
import type PageTextsModuleService from "../../../modules/page-texts/service";
import { environment } from "../../../platform/environment";
import { signToken } from "../../../platform/signed-token";

/** Milliseconds for which the link to a preview opens it. */
const previewTime = 12 * 60 * 60 * 1000;

/** Every text that has a wording of staff's own, and what a preview is opened with. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const service = request.scope.resolve<PageTextsModuleService>(PAGE_TEXTS_MODULE);
  const texts = await service.listPageTexts({}, { take: null, order: { id: "ASC" } });
  response.json({
    texts: texts.map(({ created_at, deleted_at, changed_by, ...text }) => text),
    preview: {
      shop: environment().SHOP_URL,
      token: signToken("texts", "preview", new Date(Date.now() + previewTime)),
    },
  });
}
