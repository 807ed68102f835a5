import { siteLanguages } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { finderNow } from "../../../catalog/finder-now";
import { searchQuestion, validQuery } from "../query";

/** Names offered at most. */
const most = 6;

/**
 * Names of what the key's channels show for a question that is still being typed, best first:
 * `{ suggestions: [{ score, title }] }`. One statement.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, q } = validQuery(searchQuestion, request);
  const finder = await finderNow(request.scope);
  const found = finder.find(q, request.publishable_key_context.sales_channel_ids, most);
  const at = siteLanguages.indexOf(language);
  response.json({
    suggestions: found.map(({ score, titles }) => ({ score, title: titles[at] ?? "" })),
  });
}
