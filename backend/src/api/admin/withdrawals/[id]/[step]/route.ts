import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { WITHDRAWALS_MODULE } from "../../../../../modules/withdrawals";
import { openWithdrawals } from "../../../../../orders";
import { authorOf } from "../../../../../people";
import { notFoundError } from "../../../../../platform/errors";
import { carryOutWithdrawal } from "../../../../../workflows/carry-out-withdrawal";
import { validInput } from "../../../../http/invalid-data";

const wanted = z.object({ step: z.enum(["carry-out", "close"]) });

/**
 * Sees to a declaration: `carry-out` takes what is still here out of the order, or cancels it, and pays back;
 * `close` says that nothing more is to be done. Answers `{ withdrawal }`, null once it is closed.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { step } = validInput(wanted, { step: request.params.step });
  const { id = "" } = request.params;
  const [open] = await openWithdrawals(request.scope, { id });
  if (!open) throw notFoundError("There is no such open withdrawal");
  const { id: staffId, name } = await authorOf(request);
  if (step === "carry-out") {
    await carryOutWithdrawal(request.scope, id, staffId);
  } else {
    await request.scope.resolve(WITHDRAWALS_MODULE).close(id, name);
  }
  const [withdrawal] = await openWithdrawals(request.scope, { id });
  response.json({ withdrawal: withdrawal ?? null });
}
