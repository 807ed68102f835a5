import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { WITHDRAWALS_MODULE } from "../../../modules/withdrawals";
import type WithdrawalsModuleService from "../../../modules/withdrawals/service";
import { invalidData } from "../../invalid-data";

const query = z.object({ order_id: z.string().max(80).optional() });

/** Declarations of withdrawal, the newest first: those of one order, or the last hundred. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) {
    response.status(400).json(invalidData(parsed.error.issues));
    return;
  }
  const service = request.scope.resolve<WithdrawalsModuleService>(WITHDRAWALS_MODULE);
  const withdrawals = await service.listWithdrawals(parsed.data, {
    order: { declared_at: "DESC" },
    take: 100,
  });
  response.json({ withdrawals });
}
