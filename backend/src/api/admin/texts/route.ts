import { legalKey, legalPages, siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { factsOf, missingFacts, ownLegalText, shopCurrency } from "../../../content";
import { profileOf } from "../../../modules/business-profile";
import { PAGE_TEXTS_MODULE } from "../../../modules/page-texts";
import { environment } from "../../../platform/environment";
import { signToken } from "../../../platform/signed-token";

/** Milliseconds for which the link to a preview opens it. */
const previewTime = 12 * 60 * 60 * 1000;

/**
 * Every text that has a wording of staff's own, what a preview is opened with, and the facts that the
 * legal pages name and the business profile does not have.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const service = request.scope.resolve(PAGE_TEXTS_MODULE);
  const texts = await service.listPageTexts({}, { take: null, order: { id: "ASC" } });
  const documents = legalPages.flatMap((page) =>
    siteLanguages.map((language) => ({ page, language, id: `${legalKey(page)}.${language}` })),
  );
  const [profile, currency] = await Promise.all([
    profileOf(request.scope),
    shopCurrency(request.scope),
  ]);
  const missing = documents.map(({ page, language, id }) => {
    const row = texts.find((text) => text.id === id);
    const text = row?.draft ?? row?.text ?? ownLegalText(page, language);
    return [id, missingFacts(text, factsOf(profile, language, currency))];
  });
  response.json({
    missing: Object.fromEntries(missing),
    texts: texts.map(({ created_at, deleted_at, changed_by, ...text }) => text),
    preview: {
      shop: environment().SHOP_URL,
      token: signToken("texts", "preview", new Date(Date.now() + previewTime)),
    },
  });
}
