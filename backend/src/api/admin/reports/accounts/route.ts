import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { accounts } from "../../../../orders";
import { validInput } from "../../../http/invalid-data";
import { reportPeriod } from "../period";

/** VAT by rate, payments by way, invoices and credit notes of a period, and what is not paid by now. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { from, to } = validInput(reportPeriod, request.query);
  response.json({ accounts: await accounts(request.scope, { from, to }) });
}
