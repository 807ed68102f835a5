import { type OrderPayment, writtenPhone } from "@landolt/forms";
import { paymentTexts } from "../../payments/ways";
import { writtenDates } from "../../platform/written-dates";
import type { InvoiceSnapshot } from "./invoice-snapshot";
import {
  accent,
  closeSheet,
  type Doc,
  keep,
  lensRows,
  margin,
  openSheet,
  printable,
  quiet,
  row,
  rule,
  width,
} from "./sheet";
import { type DocumentTexts, documentTexts } from "./texts";

export type PrintedInvoice = {
  kind: "invoice" | "credit-note";
  number: string;
  issuedAt: Date;
  snapshot: InvoiceSnapshot;
  /** The stamp. It is no part of the snapshot: an invoice may be paid after it was issued. */
  paid?: { at: Date; way: OrderPayment };
  /** Name of the insured person, where a copy for the health insurance was asked for. */
  insured?: string;
};

type Writing = {
  texts: DocumentTexts;
  paidBy: (way: OrderPayment) => string;
  money: (cents: number) => string;
  /** Of ten-thousandths: as many decimals as it takes to multiply it. */
  unitPrice: (amount: number) => string;
  day: (day: Date) => string;
};

function writing({ language, currency, timeZone }: InvoiceSnapshot): Writing {
  const texts = documentTexts[language];
  const style = { style: "currency", currency } as const;
  const money = new Intl.NumberFormat(texts.locale, style);
  const unitPrice = new Intl.NumberFormat(texts.locale, { ...style, maximumFractionDigits: 4 });
  const withMinus = (text: string) => text.replace("-", "\u2212");
  return {
    texts,
    paidBy: (way) => paymentTexts[way][language].paidBy,
    money: (cents) => withMinus(money.format(cents / 100)),
    unitPrice: (amount) => withMinus(unitPrice.format(amount / 10_000)),
    day: writtenDates(language, { dateStyle: "long", timeZone }),
  };
}

const percentIn = (texts: DocumentTexts, percent: number): string =>
  new Intl.NumberFormat(texts.locale, { style: "percent", maximumFractionDigits: 1 }).format(
    percent / 100,
  );

/** @returns the same bytes for the same invoice */
export function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { snapshot, kind, number, issuedAt } = invoice;
  const { seller } = snapshot;
  const format = writing(snapshot);
  const { texts } = format;
  const title = `${texts[kind]} ${number}`;
  const doc = openSheet(title, seller.legalName, snapshot.language, issuedAt);
  letterhead(doc, invoice, format);
  articles(doc, snapshot, format);
  sums(doc, snapshot, format);
  if (kind === "invoice") insurance(doc, invoice, texts);
  const legal = [
    seller.legalName,
    `${texts.vatNumber} ${seller.vatNumber}`,
    `${texts.register} ${seller.tradeRegister}`,
    `${texts.permit} ${seller.permitNumber}`,
  ].join("  ·  ");
  return closeSheet(doc, (page, pages) => `${legal}\n${title}  ·  ${texts.page(page, pages)}`);
}

function letterhead(
  doc: Doc,
  { snapshot, kind, number, issuedAt, paid }: PrintedInvoice,
  format: Writing,
) {
  const { seller, buyer, order, supply, refersTo } = snapshot;
  const { texts, day } = format;
  doc.font("strong").fontSize(15).text(seller.name, margin, margin);
  doc.font("regular").fontSize(9).fillColor(quiet);
  doc.text([...seller.address, writtenPhone(seller.phone), seller.email].join("\n"), {
    lineGap: 1.5,
  });

  const middle = margin + width / 2;
  doc.y = 170;
  doc.fontSize(9).text(texts.billedTo, margin, doc.y);
  doc
    .fontSize(10.5)
    .fillColor("black")
    .text(buyer.join("\n"), { width: width / 2 - 20, lineGap: 2 });
  const below = doc.y;

  doc
    .font("strong")
    .fontSize(22)
    .fillColor(accent)
    .text(texts[kind], middle, margin - 4);
  doc.y = 170;
  const facts = [
    [texts.number, number],
    [texts.date, day(issuedAt)],
    [texts.order, texts.orderOf(order.number, day(new Date(order.placedAt)))],
    ...(supply ? [[texts[supply.kind], day(new Date(supply.at))]] : []),
    ...(refersTo ? [[texts.refersTo, refersTo]] : []),
  ];
  const columns = [{ width: 92 }, { width: width / 2 - 92 }];
  for (const fact of facts) row(doc, columns, fact, { indent: width / 2, gap: 3 });
  stamp(doc, format, kind, paid, middle);
  doc.y = Math.max(below, doc.y) + 28;
}

function stamp(
  doc: Doc,
  { texts, paidBy, day }: Writing,
  kind: PrintedInvoice["kind"],
  paid: PrintedInvoice["paid"],
  x: number,
) {
  const y = doc.y + 8;
  if (!paid) {
    if (kind === "invoice")
      doc.font("strong").fontSize(10).fillColor(quiet).text(texts.unpaid, x, y);
    return;
  }
  doc
    .roundedRect(x, y, width / 2, 42, 4)
    .lineWidth(1.5)
    .strokeColor(accent)
    .stroke();
  const word = kind === "invoice" ? texts.paid : texts.refunded;
  doc
    .font("strong")
    .fontSize(13)
    .fillColor(accent)
    .text(word, x + 12, y + 6);
  doc
    .font("regular")
    .fontSize(10)
    .text(texts.paidHow(day(paid.at), paidBy(paid.way)), x + 12, y + 24);
  doc.y = y + 42;
}

const [counted, small, wide] = [28, 62, 70];
const right = "right" as const;

const lineColumns = [
  { width: counted },
  { width: width - counted - small - 3 * wide },
  { width: wide, align: right },
  { width: small, align: right },
  { width: wide, align: right },
  { width: wide, align: right },
];

const sumColumns = [
  { width: width - small - 3 * wide },
  { width: small, align: right },
  { width: wide, align: right },
  { width: wide, align: right },
  { width: wide, align: right },
];

function articles(doc: Doc, { lines }: InvoiceSnapshot, format: Writing) {
  const { texts, money, unitPrice } = format;
  const head = [texts.quantity, texts.article, texts.unitNet, texts.rate, texts.net, texts.gross];
  row(doc, lineColumns, head, { face: "strong", size: 9, colour: quiet, gap: 4 });
  for (const { quantity, title, discount, unitNet, discountNet, lenses, amounts } of lines) {
    keep(doc, lenses ? 120 : 40);
    rule(doc);
    doc.y += 6;
    row(doc, lineColumns, [
      ...[String(quantity), title, unitNet === undefined ? "" : unitPrice(unitNet)],
      ...[percentIn(texts, amounts.percent), money(amounts.net), money(amounts.gross)],
    ]);
    if (discount > 0) {
      const text =
        discountNet === undefined
          ? texts.discountOf(money(discount))
          : texts.discountNet(money(discountNet));
      row(doc, lineColumns, ["", text], { size: 9, colour: quiet });
    }
    if (lenses) lensRows(doc, lenses, counted);
  }
}

/** Taxable amount and VAT of each rate, and the total. */
function sums(doc: Doc, { rates, total }: InvoiceSnapshot, format: Writing) {
  const { texts, money } = format;
  keep(doc, 60 + rates.length * 18);
  rule(doc);
  doc.y += 10;
  const head = [texts.perRate, texts.rate, texts.net, texts.vat, texts.gross];
  row(doc, sumColumns, head, { face: "strong", size: 9, colour: quiet, gap: 4 });
  const cells = (label: string, rate: string, { net, vat, gross }: InvoiceSnapshot["total"]) => [
    ...[label, rate, money(net), money(vat), money(gross)],
  ];
  for (const rate of rates) {
    row(doc, sumColumns, cells("", percentIn(texts, rate.percent), rate), { gap: 4 });
  }
  rule(doc);
  doc.y += 6;
  row(doc, sumColumns, cells(texts.total, "", total), { face: "strong", size: 11 });
}

/**
 * What the health insurance asks for: the optician's code, the insured person, and thirteen boxes to write
 * into. The number is not ours to keep, and neither is the name.
 */
function insurance(doc: Doc, { insured, snapshot }: PrintedInvoice, texts: DocumentTexts) {
  const { insuranceCode } = snapshot.seller;
  keep(doc, 110);
  doc.y += 24;
  const columns = [{ width: 150 }, { width: width - 150 }];
  const style = { size: 9, colour: quiet, gap: 5 };
  if (insuranceCode) row(doc, columns, [texts.insuranceCode, insuranceCode], style);
  row(doc, columns, [texts.insured, insured ?? ""], style);
  if (!insured) {
    doc
      .moveTo(margin + 150, doc.y - 4)
      .lineTo(margin + 150 + 13 * 22, doc.y - 4)
      .lineWidth(0.75)
      .strokeColor(quiet)
      .stroke();
  }
  doc.y += 4;
  doc.font("regular").fontSize(9).fillColor(quiet).text(printable(texts.insurance), margin, doc.y);
  const y = doc.y + 6;
  for (let digit = 0; digit < 13; digit += 1) {
    doc.rect(margin + digit * 22, y, 18, 22);
  }
  doc.lineWidth(0.75).strokeColor(quiet).stroke();
  doc.y = y + 30;
}
