import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { cancelChange } from "../../../../orders";
import { oneRecord } from "../../../http/one-record";
import { swapChanges } from "../../../http/swap-changes";
import { validBody } from "../../../http/valid-body";

const recordOf = ({ params, scope }: MedusaRequest) =>
  oneRecord(scope, "order_claim", { id: params.id });

/** What is in it is changed item by item; this changes what staff note about it. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const changes = validBody(swapChanges, request.body);
  const { id } = await recordOf(request);
  await request.scope
    .resolve(Modules.ORDER)
    .updateOrderClaims([{ selector: { id }, data: changes }]);
  response.json({ claim: await recordOf(request) });
}

/** Kept as a record; deleting it cancels it. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id } = await recordOf(request);
  await cancelChange(request.scope, "claim", id);
  response.json({ id, object: "claim", deleted: true });
}
