import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { createAndLinkProductOptionsToProductWorkflow } from "@medusajs/medusa/core-flows";
import { oneRecord } from "../../../../http/one-record";
import { validBody } from "../../../../http/valid-body";

const newOption = z.strictObject({
  title: z.string().trim().min(1).max(100),
  values: z.array(z.string().trim().min(1).max(200)).min(1).max(500),
});

/** Adds an option of its own to a product. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id } = request.params;
  const option = validBody(newOption, request.body);
  await oneRecord(request.scope, "product", { id }, ["id"]);
  await createAndLinkProductOptionsToProductWorkflow(request.scope).run({
    input: { product_id: id as string, add: [{ ...option, is_exclusive: true }] },
  });
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_option",
    filters: { title: option.title, products: { id } },
    fields: ["*", "values.*"],
    pagination: { order: { created_at: "DESC" }, take: 1, skip: 0 },
  });
  response.json({ product_option: data[0] });
}
