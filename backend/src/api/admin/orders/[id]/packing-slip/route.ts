import { siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { BUSINESS_PROFILE_MODULE } from "../../../../../modules/business-profile";
import type BusinessProfileModuleService from "../../../../../modules/business-profile/service";
import { packingSlipPdf } from "../../../../../orders/documents/packing-slip-pdf";
import { readOrder } from "../../../../../orders/stored-order";
import { validInput } from "../../../../invalid-data";
import { sendPdf } from "../../../../send-pdf";

const wanted = z.object({ language: z.enum(siteLanguages).default("fr") });

/** What is to be packed, as PDF in the language `?language=` of whoever packs. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const query = validInput(wanted, request.query);
  const profiles = request.scope.resolve<BusinessProfileModuleService>(BUSINESS_PROFILE_MODULE);
  const { profile } = await profiles.current();
  const order = await readOrder(request.scope, request.params.id ?? "");
  const pdf = await packingSlipPdf(order, profile, query.language);
  sendPdf(response, pdf, `packing-slip-${order.display_id}.pdf`);
}
