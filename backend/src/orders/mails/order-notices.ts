/** Short mails about an order that somebody has asked for. */
import { randomUUID } from "node:crypto";
import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type Notice, notice, sendMail } from "../../mails";
import { recordsOf } from "../../platform/ask";
import { orderAddress, transferAddress } from "../order-address";
import { orderLanguage } from "../stored-order";
import { afterOrderTexts } from "./texts";

type MailedOrder = {
  id: string;
  display_id: number;
  email: string | null;
  metadata: Record<string, unknown> | null;
};

async function sendNotice(
  container: MedusaContainer,
  orderId: string,
  occasion: { template: string; idempotencyKey: string },
  content: (number: string, language: SiteLanguage) => Notice,
): Promise<void> {
  const [order] = await recordsOf<MailedOrder>(container, "order", { id: orderId }, [
    "id",
    "display_id",
    "email",
    "metadata",
  ]);
  if (!order?.email) return;
  const language = orderLanguage(order);
  await sendMail(container, {
    ...occasion,
    to: order.email,
    language,
    resource: { type: "order", id: order.id },
    content: (context) => notice(content(String(order.display_id), language), context),
  });
}

/** Sends a customer the way back to an order. Asked for again, it is sent again. */
export function sendOrderLink(container: MedusaContainer, orderId: string): Promise<void> {
  const occasion = {
    template: "order-link",
    idempotencyKey: `order-link:${orderId}:${randomUUID()}`,
  };
  return sendNotice(container, orderId, occasion, (number, language) => {
    const texts = afterOrderTexts[language].link;
    return {
      subject: texts.subject(number),
      paragraphs: [texts.text, texts.keep],
      link: { label: texts.label, address: orderAddress(orderId, language) },
    };
  });
}

/** Asks the customer who placed an order whether it may move to an account, unless that has agreed already. */
export async function sendTransferRequest(
  container: MedusaContainer,
  orderId: string,
  changeId: string,
): Promise<void> {
  const filters = { id: changeId, status: "requested" };
  const requested = await recordsOf(container, "order_change", filters, ["id"]);
  if (requested.length === 0) return;
  const occasion = { template: "order-transfer", idempotencyKey: `order-transfer:${changeId}` };
  return sendNotice(container, orderId, occasion, (number, language) => {
    const texts = afterOrderTexts[language].transfer;
    return {
      subject: texts.subject(number),
      paragraphs: [texts.text(number), texts.refuse],
      link: { label: texts.label, address: transferAddress(changeId, language) },
    };
  });
}
