import type { MedusaContainer } from "@medusajs/framework/types";
import { isKnownMail, type MailAttachment, sendMail } from "../mails";
import { recentProfileOf } from "../modules/business-profile";
import {
  contractFile,
  creditNoteOfRefund,
  creditNoteOfUnpaid,
  type DueMail,
  dueMails,
  expectedDelivery,
  fileName,
  issueInvoice,
  lensOrder,
  orderLanguage,
  paidStamp,
  printInvoice,
  progressOf,
  readOrder,
  type StoredOrder,
  withMailLock,
  writeOrderMail,
} from "../orders";
import { orderPaymentOf } from "../payments/methods";

/**
 * The confirmation carries the terms of the sale, the mail of a payment its invoice, that of a refund, or of cancelling
 * what was invoiced and not paid, its credit note; these are issued here.
 */
async function documentsFor(
  due: DueMail,
  order: StoredOrder,
  container: MedusaContainer,
): Promise<MailAttachment[]> {
  const attach = async (
    invoice: Awaited<ReturnType<typeof creditNoteOfUnpaid>>,
    stamp: ReturnType<typeof paidStamp>,
  ): Promise<MailAttachment[]> => {
    if (!invoice) return [];
    const pdf = await printInvoice(invoice, stamp);
    const content = pdf.toString("base64");
    return [{ filename: fileName(invoice), content_type: "application/pdf", content }];
  };
  switch (due.template) {
    case "order-confirmation":
      return [await contractFile(container, orderLanguage(order))];
    case "payment-received":
      return attach(await issueInvoice(container, order), paidStamp(order));
    case "order-cancelled":
      return attach(await creditNoteOfUnpaid(container, order), undefined);
    case "order-refunded": {
      const { id, amount } = due.refund;
      const way = orderPaymentOf(due.payment.provider_id);
      const refund = { id, amount: Number(amount), at: due.at, way };
      return attach(await creditNoteOfRefund(container, order, refund), undefined);
    }
    default:
      return [];
  }
}

/**
 * Sends every mail that the state of an order calls for and that has not been sent yet. Reads the order again, because an
 * event can come before what it is about: `order.placed` comes before its payment is authorised, or without it after a crash.
 * @returns how many were sent
 */
export function sendOrderMails(container: MedusaContainer, orderId: string): Promise<number> {
  return withMailLock(container, orderId, () => sendDueMails(container, orderId));
}

async function sendDueMails(container: MedusaContainer, orderId: string): Promise<number> {
  const order = await readOrder(container, orderId);
  if (!order.email) return 0;
  let sent = 0;
  const hasLenses = order.items.some(({ metadata }) => metadata?.lens !== undefined);
  const lenses = hasLenses ? await lensOrder(container, orderId) : undefined;
  for (const due of dueMails(order, new Date(), lenses)) {
    if (await isKnownMail(container, due.key)) continue;
    const [attachments, profile] = await Promise.all([
      documentsFor(due, order, container),
      recentProfileOf(container),
    ]);
    const expected = expectedDelivery(progressOf(order), profile);
    const sending = await sendMail(container, {
      to: order.email,
      language: orderLanguage(order),
      template: due.template,
      content: (context) => writeOrderMail(due, order, attachments.length > 0, expected, context),
      attachments,
      idempotencyKey: due.key,
      resource: { type: "order", id: order.id },
    });
    if (sending === "sent") sent += 1;
  }
  return sent;
}
