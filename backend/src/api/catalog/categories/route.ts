import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCategories } from "../../../catalog";
import { inLanguage, validQuery } from "../query";

/** The categories of the shop, each with those below it, in the order staff gave them: `{ categories }`. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { language } = validQuery(inLanguage, request);
  response.json({ categories: await readCategories(request.scope, language) });
}
