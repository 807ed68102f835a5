import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  fileName,
  findInvoice,
  isSecured,
  issueInvoice,
  paidStamp,
  printInvoice,
  readOrder,
} from "../../../../../orders";
import { notAllowedError, notFoundError } from "../../../../../platform/errors";
import { sendPdf } from "../../../../http/send-pdf";

/** The order's invoice as PDF. 404 until it is issued. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const order = await readOrder(request.scope, request.params.id ?? "");
  const invoice = await findInvoice(request.scope, order.id);
  if (!invoice) throw notFoundError("This order has no invoice yet");
  sendPdf(response, await printInvoice(invoice, paidStamp(order)), fileName(invoice));
}

/** Issues the invoice, also before the order is paid; answers the one there is if it was before. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const order = await readOrder(request.scope, request.params.id ?? "");
  if (order.canceled_at || !isSecured(order)) {
    throw notAllowedError(
      "An order that is cancelled, or whose payment was never agreed, is not invoiced",
    );
  }
  const { id, number, issuedAt } = await issueInvoice(request.scope, order);
  response.json({ invoice: { id, number, issued_at: issuedAt } });
}
