import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { WITHDRAWALS_MODULE } from "../../../../modules/withdrawals";
import { readToken } from "../../../../platform/signed-token";

/** Carries the storefront's proof that its visitor made this declaration. */
const proofHeader = "x-withdrawal-proof";

/** The receipt of a declaration of withdrawal, for the browser that made it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const proof = request.headers[proofHeader];
  const proven = typeof proof === "string" && readToken("withdrawal-proof", proof) === id;
  const withdrawals = request.scope.resolve(WITHDRAWALS_MODULE);
  const [stored] = proven ? await withdrawals.listWithdrawals({ id }, { take: 1 }) : [];
  response.setHeader("Cache-Control", "no-store");
  if (!stored) {
    response.status(404).json({ type: "not_found", message: "There is no such withdrawal" });
    return;
  }
  const { reference, order_number, name, email, lines, statement, declared_at, in_time } = stored;
  response.json({
    withdrawal: { reference, order_number, name, email, lines, statement, declared_at, in_time },
  });
}
