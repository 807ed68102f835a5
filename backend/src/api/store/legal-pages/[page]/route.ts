import { legalPages, siteLanguages } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { showLegalPage } from "../../../../content";
import { readToken } from "../../../../platform/signed-token";
import { validInput } from "../../../http/invalid-data";

const wanted = z.object({
  page: z.enum(legalPages),
  language: z.enum(siteLanguages).default("en"),
  /** The dashboard's token, with which the draft is shown. */
  preview: z.string().optional(),
  /** With the token: an earlier version instead. */
  version: z.string().optional(),
});

/** A legal page in one language, with the facts of the business filled in. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { page, language, preview, version } = validInput(wanted, {
    ...request.query,
    page: request.params.page,
  });
  const isStaff = preview !== undefined && readToken("texts", preview) !== undefined;
  const staff = isStaff ? { version } : undefined;
  response.json({ legal_page: await showLegalPage(request.scope, { page, language, staff }) });
}
