import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { report } from "../../../orders";
import { validInput } from "../../http/invalid-data";
import { reportPeriod } from "./period";

/** Sales, conversion and the promise of the local days `from` to `to`; categories are named in `language`. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { language, from, to } = validInput(reportPeriod, request.query);
  response.json({ report: await report(request.scope, { from, to }, new Date(), language) });
}
