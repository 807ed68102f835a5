import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { WITHDRAWALS_MODULE } from "../../../modules/withdrawals";
import { validInput } from "../../http/invalid-data";

const query = z.object({ order_id: z.string().max(80).optional() });

/** Declarations of withdrawal, the newest first: those of one order, or the last hundred. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const parsed = validInput(query, request.query);
  const service = request.scope.resolve(WITHDRAWALS_MODULE);
  const withdrawals = await service.listWithdrawals(parsed, {
    order: { declared_at: "DESC" },
    take: 100,
  });
  response.json({ withdrawals });
}
