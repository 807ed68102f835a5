import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelChange } from "../../../../orders";
import { oneRecord } from "../../../http/one-record";

/** A return is kept as a record; deleting one cancels it. */
export async function DELETE({ params, scope }: MedusaRequest, response: MedusaResponse) {
  const { id } = await oneRecord(scope, "return", { id: params.id }, ["id"]);
  await cancelChange(scope, "return", id);
  response.json({ id, object: "return", deleted: true });
}
