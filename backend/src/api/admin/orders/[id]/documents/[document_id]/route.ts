import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { INVOICES_MODULE } from "../../../../../../modules/invoices";
import type InvoicesModuleService from "../../../../../../modules/invoices/service";
import {
  fileName,
  paidStamp,
  printInvoice,
} from "../../../../../../orders/documents/issue-invoice";
import { readOrder } from "../../../../../../orders/stored-order";
import { sendPdf } from "../../../../../send-pdf";

/** One of an order's documents as PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", document_id } = request.params;
  const invoices = request.scope.resolve<InvoicesModuleService>(INVOICES_MODULE);
  const documents = await invoices.ofOrder(id);
  const document = documents.find((each) => each.id === document_id);
  if (!document) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such document");
  const stamp = paidStamp(await readOrder(request.scope, id));
  sendPdf(response, await printInvoice(document, stamp), fileName(document));
}
