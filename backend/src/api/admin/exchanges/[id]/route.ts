import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { cancelChange } from "../../../../orders";
import { oneRecord } from "../../../http/one-record";
import { swapChanges } from "../../../http/swap-changes";
import { validBody } from "../../../http/valid-body";

const recordOf = ({ params, scope }: MedusaRequest) =>
  oneRecord(scope, "order_exchange", { id: params.id });

/** What is in it is changed item by item; this changes what staff note about it. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const changes = validBody(swapChanges, request.body);
  const { id } = await recordOf(request);
  await request.scope
    .resolve(Modules.ORDER)
    .updateOrderExchanges([{ selector: { id }, data: changes }]);
  response.json({ exchange: await recordOf(request) });
}

/** Kept as a record; deleting it cancels it. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id } = await recordOf(request);
  await cancelChange(request.scope, "exchange", id);
  response.json({ id, object: "exchange", deleted: true });
}
