import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { changeBag } from "../../../../../buying/bag/change-bag";
import { judgeWishes } from "../../../../../buying/bag/judge-wishes";
import { bodyOf, newLines } from "../../../../../buying/bag/requests";
import { addLines } from "../../../../../modules/bag/change";

/** Adds all of the lines or none. */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const { lines, key } = bodyOf(request, newLines);
  const channels = request.publishable_key_context.sales_channel_ids;
  const added = await judgeWishes(request.scope, channels, lines);
  const form = { key, now: Date.now() };
  const bag = await changeBag(request.scope, request.params.id ?? "", (content) =>
    addLines(content, added, form),
  );
  response.json({ bag });
}
