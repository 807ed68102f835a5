import type { BusinessProfile, SiteLanguage } from "@landolt/forms";
import type { EyeLens } from "@landolt/optics";
import { groupLines, type LensTable, lensTable } from "../lenses/lens-table";
import { escapeHtml } from "./escape-html";
import { orderTexts } from "./order-texts";

type ConfirmedItem = {
  title: string;
  variantId: string | null;
  variant?: string;
  quantity: number;
  total: number;
  /** Contact lenses only. */
  lens?: EyeLens;
};

/** What the confirmation tells; all amounts are gross and in `currency`. */
export type ConfirmedOrder = {
  number: string;
  placedAt: Date;
  customerName?: string;
  currency: string;
  items: ConfirmedItem[];
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
  const lines = groupLines(order.items).map((group) => {
    const members = group.pair
      ? [group.pair.right, group.pair.left].filter((line) => line !== undefined)
      : [group.line];
    const { title = "", variant } = members[0] ?? {};
    const sum = (key: "quantity" | "total") => members.reduce((all, line) => all + line[key], 0);
    return {
      label: `${sum("quantity")} × ${title}${variant ? ` (${variant})` : ""}`,
      amount: money.format(sum("total")),
      ...(group.pair ? { table: lensTable(group.pair, language) } : {}),
    };
  });
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
    ...lines.flatMap((line) => [`- ${row(line)}`, ...lensText(line.table)]),
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
    `<table style="border-collapse:collapse">${lines.map((line) => cells(line) + lensHtml(line.table)).join("")}</table>`,
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

/** One line per eye. */
function lensText(table: LensTable | undefined): string[] {
  if (!table) return [];
  return table.head.slice(1).map((eye, index) => {
    const values = table.rows.flatMap((row) =>
      row[index + 1] ? `${row[0]} ${row[index + 1]}` : [],
    );
    return `  ${eye}: ${values.join("; ")}`;
  });
}

function lensHtml(table: LensTable | undefined): string {
  if (!table) return "";
  const style = "padding:2px 16px 2px 0;text-align:left;font-weight:normal";
  const cell = (tag: "th" | "td", text: string, scope = "") =>
    `<${tag}${scope} style="${style}">${escapeHtml(text)}</${tag}>`;
  const head = table.head.map((text) => cell("th", text, ' scope="col"')).join("");
  const rows = table.rows.map(([name = "", ...values]) => {
    const columns = values.map((value) => cell("td", value)).join("");
    return `<tr>${cell("th", name, ' scope="row"')}${columns}</tr>`;
  });
  return (
    `<tr><td colspan="2" style="padding:0 0 8px 16px"><table style="border-collapse:collapse;font-size:0.9em">` +
    `<tr>${head}</tr>${rows.join("")}</table></td></tr>`
  );
}
