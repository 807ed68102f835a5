import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { IOrderModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { cancelChange } from "../../orders";
import { oneRecord } from "./one-record";
import { validBody } from "./valid-body";

/** What staff may note about a claim or an exchange. */
const changes = z.strictObject({
  no_notification: z.boolean().optional(),
  metadata: z.record(z.string(), z.unknown()).nullable().optional(),
});

type Update = (
  orders: IOrderModuleService,
  update: { selector: { id: string }; data: z.infer<typeof changes> },
) => Promise<unknown>;

/** The routes of one claim or exchange. What is in it is changed item by item, by Medusa's routes. */
export function swapRoutes(kind: "claim" | "exchange", update: Update) {
  const recordOf = ({ params, scope }: MedusaRequest) =>
    oneRecord(scope, `order_${kind}`, { id: params.id });
  return {
    async POST(request: MedusaRequest, response: MedusaResponse) {
      const data = validBody(changes, request.body);
      const { id } = await recordOf(request);
      await update(request.scope.resolve(Modules.ORDER), { selector: { id }, data });
      response.json({ [kind]: await recordOf(request) });
    },
    /** Kept as a record; deleting it cancels it. */
    async DELETE(request: MedusaRequest, response: MedusaResponse) {
      const { id } = await recordOf(request);
      await cancelChange(request.scope, kind, id);
      response.json({ id, object: kind, deleted: true });
    },
  };
}
