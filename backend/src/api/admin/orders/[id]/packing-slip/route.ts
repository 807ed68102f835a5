import { siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { profileOf } from "../../../../../modules/business-profile";
import { lensOrder, packingSlipPdf, readOrder } from "../../../../../orders";
import { validInput } from "../../../../http/invalid-data";
import { sendPdf } from "../../../../http/send-pdf";

const wanted = z.object({ language: z.enum(siteLanguages).default("fr") });

/** What is to be packed, as PDF in the language `?language=` of the person who packs. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const query = validInput(wanted, request.query);
  const profile = await profileOf(request.scope);
  const id = request.params.id ?? "";
  const order = await readOrder(request.scope, id);
  const lenses = await lensOrder(request.scope, id);
  const mayLeave = lenses === undefined || lenses.state === "released";
  const pdf = await packingSlipPdf(order, profile, query.language, mayLeave);
  sendPdf(response, pdf, `packing-slip-${order.display_id}.pdf`);
}
