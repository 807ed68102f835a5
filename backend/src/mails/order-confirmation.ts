import type { BusinessProfile, SiteLanguage } from "@landolt/forms";
import { escapeHtml } from "./escape-html";
import { orderTexts } from "./order-texts";

/** What the confirmation tells; all amounts are gross and in `currency`. */
export type ConfirmedOrder = {
  number: string;
  placedAt: Date;
  customerName?: string;
  currency: string;
  items: { title: string; variant?: string; quantity: number; total: number }[];
  shipping: { name: string; total: number };
  /** The address where a parcel goes, by line; empty when it is collected. */
  address: string[];
  discount: number;
  vat: number;
  total: number;
  payInStore: boolean;
};

type Business = Pick<BusinessProfile, "name" | "phone" | "email" | "timeZone">;

export type RenderedMail = { subject: string; text: string; html: string };

export function renderOrderConfirmation(
  order: ConfirmedOrder,
  business: Business,
  language: SiteLanguage,
): RenderedMail {
  const texts = orderTexts[language];
  const money = new Intl.NumberFormat(texts.locale, {
    style: "currency",
    currency: order.currency,
  });
  const date = new Intl.DateTimeFormat(texts.locale, {
    dateStyle: "long",
    timeZone: business.timeZone,
  }).format(order.placedAt);
  const lines = order.items.map(({ title, variant, quantity, total }) => ({
    label: `${quantity} × ${title}${variant ? ` (${variant})` : ""}`,
    amount: money.format(total),
  }));
  const totals = [
    {
      label: `${texts.shipping}: ${order.shipping.name}`,
      amount: money.format(order.shipping.total),
    },
    ...(order.discount > 0
      ? [{ label: texts.discount, amount: money.format(-order.discount) }]
      : []),
    { label: texts.total, amount: money.format(order.total) },
    { label: texts.vatIncluded, amount: money.format(order.vat) },
  ];
  const greeting = texts.greeting(order.customerName);
  const intro = texts.intro(order.number, date);
  const payment = order.payInStore ? texts.payInStore(business.name) : texts.paidOnline;
  const delivery = [order.shipping.name, ...order.address];
  const questions = texts.questions(business.phone, business.email);

  const row = ({ label, amount }: { label: string; amount: string }) => `${label}: ${amount}`;
  const text = [
    greeting,
    "",
    intro,
    "",
    texts.items,
    ...lines.map((line) => `- ${row(line)}`),
    "",
    ...totals.map(row),
    "",
    `${texts.payment}: ${payment}`,
    "",
    `${texts.delivery}:`,
    ...delivery,
    "",
    questions,
    "",
    texts.farewell,
    business.name,
    "",
  ].join("\n");

  const cells = ({ label, amount }: { label: string; amount: string }) =>
    `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(label)}</td>` +
    `<td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  const paragraph = (content: string) => `<p>${content}</p>`;
  const subject = texts.subject(business.name, order.number);
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="font-family:Georgia,serif;color:#1c1c1c;max-width:36rem">`,
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(intro)),
    `<h2 style="font-size:1rem">${escapeHtml(texts.items)}</h2>`,
    `<table style="border-collapse:collapse">${lines.map(cells).join("")}</table>`,
    `<table style="border-collapse:collapse;border-top:1px solid #999;margin-top:8px">${totals.map(cells).join("")}</table>`,
    paragraph(`<strong>${escapeHtml(texts.payment)}</strong><br>${escapeHtml(payment)}`),
    paragraph(
      `<strong>${escapeHtml(texts.delivery)}</strong><br>${delivery.map(escapeHtml).join("<br>")}`,
    ),
    paragraph(escapeHtml(questions)),
    paragraph(`${escapeHtml(texts.farewell)}<br>${escapeHtml(business.name)}`),
    "</body></html>",
    "",
  ].join("\n");
  return { subject, text, html };
}
