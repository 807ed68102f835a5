import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { MAKER_ORDERS_MODULE } from "../../../../modules/maker-orders";
import { authorOf } from "../../../../people";
import { conflictError } from "../../../../platform/errors";
import { answerConflict } from "../../../http/conflict";
import { validInput } from "../../../http/invalid-data";
import { makerLineViews } from "../route";

const changed = z.strictObject({
  ids: z.array(z.string().max(200)).min(1).max(500),
  /** `to-order` takes back what was marked by mistake. */
  state: z.enum(["arrived", "ordered", "to-order"]),
});

/** Says of ordered boxes that they have arrived, or takes that back; 409 where none of them is in the other state. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { ids, state } = validInput(changed, request.body);
  const orders = request.scope.resolve(MAKER_ORDERS_MODULE);
  await answerConflict(response, async () => {
    const author = await authorOf(request);
    const count =
      state === "to-order"
        ? await orders.takeBack(ids)
        : await orders.setArrived(ids, state === "arrived", author);
    if (count === 0) throw conflictError("Somebody else has changed these lines");
    response.json({ lines: await makerLineViews(request.scope) });
  });
}
