import { siteLanguages } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { projectBag } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";

const shape = z.strictObject({
  language: z.enum(siteLanguages),
  deliveries: z.boolean().default(false),
});

/**
 * Brings the bag's cart up to date and answers both: what the visitor wants, and what the backend
 * says to it. With `deliveries` also the ways of delivery on offer, each with its price.
 */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const channels = request.publishable_key_context.sales_channel_ids;
  const wanted = { ...validInput(shape, request.body), channels };
  response.json(await projectBag(request.scope, request.params.id ?? "", wanted));
}
