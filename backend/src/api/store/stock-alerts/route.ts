import { stockAlert } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { askForStock } from "../../../buying";
import { validInput } from "../../http/invalid-data";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

/**
 * Remembers who wants to know when a variant is in stock again. The answer is the same for who asks again; 404 for what the
 * website does not sell.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const wanted = validInput(stockAlert, request.body);
  const attempt = `stock-alert ${wanted.email.toLowerCase()}`;
  if (!(await withinLimits(request, response, { alerts: networkOf(request), attempt }))) return;
  await askForStock(request.scope, wanted);
  response.status(202).json({ accepted: true });
}
