import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { oneRecord } from "../../../http/one-record";

/** A variant by its id alone; Medusa asks for its product as well. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const fields = ["*", "options.*", "prices.*", "product.id", "product.title", "product.handle"];
  const { id } = request.params;
  response.json({ variant: await oneRecord(request.scope, "product_variant", { id }, fields) });
}
