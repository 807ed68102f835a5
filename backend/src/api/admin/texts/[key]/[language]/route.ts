import {
  isPageText,
  type LegalPage,
  legalPageOf,
  pageTextFault,
  type SiteLanguage,
  siteLanguages,
} from "@landolt/forms";
import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import {
  factsOf,
  missingFacts,
  ownLegalText,
  shopCurrency,
  versionInForce,
} from "../../../../../content";
import { profileOf } from "../../../../../modules/business-profile";
import { PAGE_TEXTS_MODULE } from "../../../../../modules/page-texts";
import type PageTextsModuleService from "../../../../../modules/page-texts/service";
import type { Place } from "../../../../../modules/page-texts/service";
import { authorOf } from "../../../../../people";
import { notFoundError } from "../../../../../platform/errors";
import { answerConflict } from "../../../../http/conflict";
import { invalidData, validInput } from "../../../../http/invalid-data";

const version = z.coerce.number().int().min(0);
const wanted = z.strictObject({
  text: z.string(),
  /** Else it is kept as a draft, which only a preview shows. */
  publish: z.boolean(),
  /** Of what was read; 0 where there was nothing yet. */
  version,
});
const wantedBack = z.object({ version });

const mostHistory = 30;

const serviceOf = (request: MedusaRequest): PageTextsModuleService =>
  request.scope.resolve(PAGE_TEXTS_MODULE);

/** @throws MedusaError `not_found` for a text that staff can not word, or not in that language */
function placeOf({ params }: MedusaRequest): Place {
  const { key = "", language = "" } = params;
  const known = siteLanguages.find((each) => each === language);
  if (isPageText(key) && known) return { key, language: known };
  throw notFoundError("There is no such text");
}

/** What there is to know of a legal page beside its words. */
async function documentOf(
  { scope }: MedusaRequest,
  page: LegalPage,
  language: SiteLanguage,
  row: { text: string | null; draft: string | null } | undefined,
) {
  const own = ownLegalText(page, language);
  const [{ id }, profile, currency] = await Promise.all([
    versionInForce(scope, page, language),
    profileOf(scope),
    shopCurrency(scope),
  ]);
  const text = row?.draft ?? row?.text ?? own;
  return { own, current: id, missing: missingFacts(text, factsOf(profile, language, currency)) };
}

async function view(request: MedusaRequest, place: Place) {
  const id = `${place.key}.${place.language}`;
  const service = serviceOf(request);
  const page = legalPageOf(place.key);
  const [row] = await service.listPageTexts({ id }, { take: 1 });
  // Before the history, in which the version in force is from then on.
  const document = page ? await documentOf(request, page, place.language, row) : null;
  const history = await service.listPageTextVersions(
    { text_id: id },
    { take: page ? null : mostHistory, order: { created_at: "DESC", id: "DESC" } },
  );
  return {
    document,
    text: { id, ...place, text: row?.text ?? null, draft: row?.draft ?? null },
    version: row?.version ?? 0,
    history: history.map(({ id, text, changed_by_name, created_at }) => ({
      ...{ id, text, changed_by_name, created_at },
    })),
  };
}

/** One text with who worded it when, the latest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json(await view(request, placeOf(request)));
}

/** Saves a wording; 400 with the fault of one that can not be shown, 409 when somebody was faster. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const place = placeOf(request);
  const body = validInput(wanted, request.body);
  const text = body.text.trim();
  const fault = pageTextFault(place.key, text);
  if (fault) {
    const issue = { path: ["text"], code: fault, message: "The text can not be shown" };
    response.status(400).json({ ...invalidData([issue]), code: fault });
    return;
  }
  const wording = body.publish ? { text, draft: null } : { draft: text };
  await answerConflict(response, async () => {
    await serviceOf(request).write(place, wording, body.version, await authorOf(request));
    response.json(await view(request, place));
  });
}

/** Back to the site's own text; the wording stays in the history. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const place = placeOf(request);
  const query = validInput(wantedBack, request.query);
  await answerConflict(response, async () => {
    const own = { text: null, draft: null };
    await serviceOf(request).write(place, own, query.version, await authorOf(request));
    response.json(await view(request, place));
  });
}
