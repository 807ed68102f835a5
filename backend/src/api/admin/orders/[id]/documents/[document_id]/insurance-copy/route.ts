import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { INVOICES_MODULE } from "../../../../../../../modules/invoices";
import { fileName, paidStamp, printInvoice, readOrder } from "../../../../../../../orders";
import { notFoundError } from "../../../../../../../platform/errors";
import { validInput } from "../../../../../../http/invalid-data";
import { sendPdf } from "../../../../../../http/send-pdf";

const body = z.strictObject({ insured: z.string().trim().min(2).max(80) });

/**
 * The invoice as PDF with the name of the insured person, for the health insurance. The name is in the request's
 * body and in the answer, and is stored nowhere.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { insured } = validInput(body, request.body);
  const { id = "", document_id } = request.params;
  const documents = await request.scope.resolve(INVOICES_MODULE).ofOrder(id);
  const invoice = documents.find((each) => each.id === document_id && each.kind === "invoice");
  if (!invoice) throw notFoundError("There is no such invoice");
  const stamp = paidStamp(await readOrder(request.scope, id));
  sendPdf(response, await printInvoice(invoice, stamp, insured), fileName(invoice));
}
