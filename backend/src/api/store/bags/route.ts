import { siteLanguages } from "@landolt/forms";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { beginBag, linesShape } from "../../../buying";
import { validInput } from "../../http/invalid-data";

const shape = z.strictObject({ language: z.enum(siteLanguages), ...linesShape.shape });

/** Begins a bag with its first lines; its id is the secret by which it is held. */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const { language, ...lines } = validInput(shape, request.body);
  const channels = request.publishable_key_context.sales_channel_ids;
  const bag = await beginBag(request.scope, language, { ...lines, channels });
  response.status(201).json({ bag });
}
