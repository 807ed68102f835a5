import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { fileName, findInvoice, paidStamp, printInvoice, readOrder } from "../../../../../orders";
import { readToken } from "../../../../../platform/signed-token";
import { sendPdf } from "../../../../http/send-pdf";

/** The invoice for the holder of the order's link; 404 for a wrong token and for no invoice alike. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const orderId = readToken("order", request.params.token ?? "");
  const invoice = orderId && (await findInvoice(request.scope, orderId));
  if (!invoice) {
    response.status(404).json({ type: "not_found", message: "There is no such document" });
    return;
  }
  const order = await readOrder(request.scope, invoice.orderId);
  sendPdf(response, await printInvoice(invoice, paidStamp(order)), fileName(invoice));
}
