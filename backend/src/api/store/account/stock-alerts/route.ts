import { siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { stockAlertsOf } from "../../../../buying";
import { confirmedEmail } from "../../../../people";
import { validInput } from "../../../http/invalid-data";

const query = z.object({ language: z.enum(siteLanguages) });

/** What the address of the account waits for. Nothing while a mail has not confirmed the address. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { language } = validInput(query, request.query);
  const email = await confirmedEmail(request.scope, request.auth_context);
  const stock_alerts = email ? await stockAlertsOf(request.scope, email, language) : [];
  response.json({ stock_alerts });
}
