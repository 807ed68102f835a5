import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INVOICES_MODULE } from "../../../../../../modules/invoices";
import { fileName, paidStamp, printInvoice, readOrder } from "../../../../../../orders";
import { notFoundError } from "../../../../../../platform/errors";
import { sendPdf } from "../../../../../http/send-pdf";

/** One of an order's documents as PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", document_id } = request.params;
  const invoices = request.scope.resolve(INVOICES_MODULE);
  const documents = await invoices.ofOrder(id);
  const document = documents.find((each) => each.id === document_id);
  if (!document) throw notFoundError("There is no such document");
  const stamp = paidStamp(await readOrder(request.scope, id));
  sendPdf(response, await printInvoice(document, stamp), fileName(document));
}
