import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import {
  acceptOrderTransferWorkflow,
  declineOrderTransferRequestWorkflow,
} from "@medusajs/medusa/core-flows";
import { recordsOf } from "../../../platform/ask";
import { readToken } from "../../../platform/signed-token";
import { evenly } from "../../http/evenly";
import { validInput } from "../../http/invalid-data";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

const body = z.object({
  token: z.string().max(200),
  decision: z.enum(["look", "accept", "decline"]),
});

type Transfer = {
  order_id: string;
  status: string;
  order: { display_id: number };
  actions: { action: string; details: { token?: string } | null }[];
};

/** Milliseconds; see order-access. */
const floor = 120;

async function transferOf(request: MedusaRequest, token: string) {
  const id = readToken("order-transfer", token);
  const [transfer] = await recordsOf<Transfer>(
    request.scope,
    "order_change",
    { id: id ?? "ordch_none", change_type: "transfer" },
    ["order_id", "status", "order.display_id", "actions.action", "actions.details"],
  );
  return transfer;
}

/** The states a visitor sees; everything that is not open or accepted is over. */
const stateOf = (status: string) =>
  status === "requested" ? "open" : status === "confirmed" ? "accepted" : "declined";

/**
 * The transfer of an order behind the link of our mail: a look at it, or its acceptance or refusal.
 * Deciding what is decided changes nothing and answers what was decided.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { token, decision } = validInput(body, request.body);
  if (!(await withinLimits(request, response, { lookUp: networkOf(request) }))) return;
  const transfer = await evenly(floor, () => transferOf(request, token));
  response.setHeader("Cache-Control", "no-store");
  if (!transfer) {
    response.status(404).json({ type: "not_found", message: "There is no such transfer" });
    return;
  }
  if (decision !== "look" && transfer.status === "requested") {
    const secret = transfer.actions.find(({ action }) => action === "TRANSFER_CUSTOMER")?.details;
    const input = { order_id: transfer.order_id, token: secret?.token ?? "" };
    if (decision === "accept") await acceptOrderTransferWorkflow(request.scope).run({ input });
    else await declineOrderTransferRequestWorkflow(request.scope).run({ input });
  }
  const after = decision === "look" ? transfer : await transferOf(request, token);
  response.json({
    transfer: {
      number: transfer.order.display_id,
      state: stateOf(after?.status ?? transfer.status),
    },
  });
}
