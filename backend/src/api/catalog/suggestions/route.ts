import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { findByWords } from "../query";

/** Names offered at most. */
const most = 6;

/**
 * Names of what the key's channels show for a question that is still being typed, best first:
 * `{ suggestions: [{ score, title }] }`. One statement.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { found } = await findByWords(request, most);
  response.json({ suggestions: found.map(({ score, title }) => ({ score, title })) });
}
