import { inEach, siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { RECALLS_MODULE } from "../../../modules/recalls";
import { informHolders, lotHolders } from "../../../orders";
import { authorOf } from "../../../people";
import { answerConflict } from "../../http/conflict";
import { validInput } from "../../http/invalid-data";

const lot = z.string().trim().min(1).max(40);
const text = z.string().trim().min(20).max(4000);
const query = z.strictObject({ lot: lot.optional() });
const body = z.strictObject({
  lot,
  product_id: z.string().min(1).max(80),
  texts: z.strictObject(inEach(siteLanguages, () => text)),
});

/** With `lot` the orders that have boxes of it, by product; without it the recalls there were, the latest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const asked = validInput(query, request.query);
  response.set("cache-control", "private, no-store");
  if (asked.lot !== undefined) {
    response.json(await lotHolders(request.scope, asked.lot));
    return;
  }
  const recalls = await request.scope.resolve(RECALLS_MODULE).latestRecalls();
  response.json({
    recalls: recalls.map(({ id, lot, product_id, product_title, begun_by_name, created_at }) => ({
      ...{ id, lot, product_id, product_title, begun_by_name, created_at },
    })),
  });
}

/**
 * Informs the customers who have boxes of a lot of a product and were not informed yet. Called again it sends what
 * is missing; 409 where the texts are other ones than before.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const asked = validInput(body, request.body);
  const by = await authorOf(request);
  await answerConflict(response, async () => {
    const informed = await informHolders(request.scope, asked, by);
    response.json({ ...informed, ...(await lotHolders(request.scope, asked.lot)) });
  });
}
