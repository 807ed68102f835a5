import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import {
  createAndLinkProductOptionsToProductWorkflow,
  deleteProductOptionsWorkflow,
  updateProductOptionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { oneRecord } from "../../../../../http/one-record";
import { validBody } from "../../../../../http/valid-body";

const changes = z.strictObject({
  title: z.string().trim().min(1).max(100).optional(),
  values: z.array(z.string().trim().min(1).max(200)).min(1).max(500).optional(),
});

/** The option, if it belongs to the product of the address. */
const optionOf = ({ params, scope }: MedusaRequest) =>
  oneRecord(scope, "product_option", { id: params.option_id, products: { id: params.id } }, [
    "*",
    "values.*",
  ]);

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ product_option: await optionOf(request) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const update = validBody(changes, request.body);
  const { id } = await optionOf(request);
  await updateProductOptionsWorkflow(request.scope).run({ input: { selector: { id }, update } });
  response.json({ product_option: await optionOf(request) });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id } = await optionOf(request);
  await createAndLinkProductOptionsToProductWorkflow(request.scope).run({
    input: { product_id: request.params.id as string, remove: [id] },
  });
  await deleteProductOptionsWorkflow(request.scope).run({ input: { ids: [id] } });
  response.json({ id, object: "product_option", deleted: true });
}
