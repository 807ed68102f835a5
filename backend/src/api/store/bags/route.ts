import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { bagsOf, refusalError, summaryOf } from "../../../buying/bag/change-bag";
import { judgeWishes } from "../../../buying/bag/judge-wishes";
import { bodyOf, newBag } from "../../../buying/bag/requests";
import { addLines } from "../../../modules/bag/change";

/** Begins a bag with its first lines; its id is the secret by which it is held. */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, lines, key } = bodyOf(request, newBag);
  const channels = request.publishable_key_context.sales_channel_ids;
  const added = await judgeWishes(request.scope, channels, lines);
  const empty = { lines: [], codes: [], form_keys: [] };
  const first = addLines(empty, added, { key, now: Date.now() });
  if (!first.ok) throw refusalError(first.refusal);
  const bag = await bagsOf(request.scope).begin(language, first.content ?? empty);
  response.status(201).json({ bag: summaryOf(bag) });
}
