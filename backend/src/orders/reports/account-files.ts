/** The accounts of a period as a table and as a document to print. */
import { inAll, localeOf, type SiteLanguage, wallClock } from "@landolt/forms";
import { paymentTexts } from "../../payments/ways";
import { csvTable } from "../../platform/csv";
import { writtenDates } from "../../platform/written-dates";
import { closeSheet, margin, openSheet, quiet, row, rule, width } from "../documents/sheet";
import { documentTexts } from "../documents/texts";
import type { Accounts } from "./accounts";

const head = [
  ...["number", "kind", "issued_at", "order", "buyer", "vat_percent", "net", "vat", "gross"],
  "currency",
];

const euros = (cents: number) => (cents / 100).toFixed(2);

/** One line for each rate of a document, as bookkeeping programs take them. */
export const accountsCsv = ({
  documents,
  timeZone,
}: Pick<Accounts, "documents" | "timeZone">): string =>
  csvTable(
    head,
    documents.flatMap(({ number, kind, issued_at, order, buyer, rates, currency }) =>
      rates.map(({ percent, net, vat, gross }) => [
        ...[number, kind, wallClock(new Date(issued_at), timeZone).date],
        ...[order, buyer, percent],
        ...[euros(net), euros(vat), euros(gross), currency.toUpperCase()],
      ]),
    ),
  );

const texts = inAll({
  en: {
    title: "Accounts",
    payments: "Payments received and refunded",
    way: "Way",
    received: "Received",
    refunded: "Refunded",
    documents: "Invoices and credit notes",
    complete: "The numbers have no gaps.",
    missing: (numbers: string) => `Missing numbers: ${numbers}`,
    open: (day: string) => `Not paid in full on ${day}`,
    none: "none",
    total: "Order total",
    left: "Still to pay",
  },
  fr: {
    title: "Comptes",
    payments: "Paiements reçus et remboursés",
    way: "Moyen",
    received: "Reçu",
    refunded: "Remboursé",
    documents: "Factures et notes de crédit",
    complete: "Les numéros se suivent sans lacune.",
    missing: (numbers: string) => `Numéros manquants\u00a0: ${numbers}`,
    open: (day: string) => `Pas entièrement payé au ${day}`,
    none: "aucun",
    total: "Total de la commande",
    left: "Reste à payer",
  },
  de: {
    title: "Abrechnung",
    payments: "Erhaltene und erstattete Zahlungen",
    way: "Zahlungsart",
    received: "Erhalten",
    refunded: "Erstattet",
    documents: "Rechnungen und Gutschriften",
    complete: "Die Nummern sind lückenlos.",
    missing: (numbers: string) => `Fehlende Nummern: ${numbers}`,
    open: (day: string) => `Am ${day} nicht vollständig bezahlt`,
    none: "keine",
    total: "Summe der Bestellung",
    left: "Noch zu zahlen",
  },
});

const right = (columnWidth: number) => ({ width: columnWidth, align: "right" as const });

/** @param now the moment of which the open items are */
export function accountsPdf(
  { from, to, timeZone, shop, currency, ...figures }: Accounts,
  language: SiteLanguage,
  now: Date,
): Promise<Buffer> {
  const t = texts[language];
  const words = documentTexts[language];
  const money = new Intl.NumberFormat(localeOf(language), { style: "currency", currency });
  const cents = (amount: number) => money.format(amount / 100);
  const percent = (value: number) =>
    new Intl.NumberFormat(localeOf(language), {
      ...{ style: "percent", maximumFractionDigits: 1 },
    }).format(value / 100);
  const day = writtenDates(language, { dateStyle: "medium", timeZone });
  const dayOf = (date: string) =>
    writtenDates(language, { dateStyle: "medium", timeZone: "UTC" })(new Date(date));
  const title = `${t.title}, ${dayOf(from)} – ${dayOf(to)}`;
  const doc = openSheet(title, shop, language, now);
  doc.font("strong").fontSize(20).text(t.title, margin, margin);
  doc
    .font("regular")
    .fontSize(10)
    .fillColor(quiet)
    .text(`${shop}, ${dayOf(from)} – ${dayOf(to)}`);
  const section = (
    name: string,
    columns: Parameters<typeof row>[1],
    names: readonly string[],
    rows: readonly (readonly string[])[],
  ) => {
    doc.y += 14;
    row(doc, [{ width }], [name], { face: "strong", size: 12 });
    if (rows.length === 0) return row(doc, [{ width }], [t.none], { size: 9, colour: quiet });
    row(doc, columns, names, { size: 8, colour: quiet, gap: 2 });
    rule(doc);
    doc.y += 4;
    for (const cells of rows) row(doc, columns, cells, { size: 9, gap: 3 });
  };
  const quarter = width / 4;
  section(
    words.perRate,
    [{ width: quarter }, right(quarter), right(quarter), right(quarter)],
    [words.rate, words.net, words.vat, words.gross],
    figures.vat.map(({ percent: rate, net, vat, gross }) => [
      ...[percent(rate), cents(net), cents(vat), cents(gross)],
    ]),
  );
  section(
    t.payments,
    [{ width: 2 * quarter }, right(quarter), right(quarter)],
    [t.way, t.received, t.refunded],
    figures.payments.map(({ way, received, refunded }) => [
      ...[paymentTexts[way][language].name, money.format(received), money.format(refunded)],
    ]),
  );
  section(
    t.documents,
    [{ width: 76 }, { width: 76 }, { width: 70 }, { width: 121 }, right(70), right(70)],
    [words.number, words.date, words.order, words.billedTo, words.vat, words.gross],
    figures.documents.map(({ number, issued_at, order, buyer, total }) => [
      ...[number, day(new Date(issued_at)), order, buyer],
      ...[cents(total.vat), cents(total.gross)],
    ]),
  );
  const { missing } = figures;
  row(doc, [{ width }], [missing.length > 0 ? t.missing(missing.join(", ")) : t.complete], {
    ...{ size: 9, colour: quiet },
  });
  section(
    t.open(day(now)),
    [{ width: 70 }, { width: 80 }, { width: 153 }, right(90), right(90)],
    [words.order, words.date, words.billedTo, t.total, t.left],
    figures.open.map(({ number, placed_at, name, total, paid }) => [
      ...[String(number), day(new Date(placed_at)), name ?? ""],
      ...[money.format(total), money.format(total - paid)],
    ]),
  );
  return closeSheet(doc, (page, pages) => `${title}  ·  ${words.page(page, pages)}`);
}
