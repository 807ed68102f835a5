/** Sums over invoices and credit notes, in cents. Pure. */
import { invoiceNumber } from "../../modules/invoices/number";
import type { Amounts } from "../documents/arithmetic";

export type AccountDocument = {
  id: string;
  kind: "invoice" | "credit-note";
  number: string;
  order_id: string;
  order: string;
  buyer: string;
  issued_at: string;
  currency: string;
  /** Of a credit note negative. */
  rates: Amounts[];
  total: Omit<Amounts, "percent">;
};

/** VAT by rate, the highest first. */
export function vatByRate(documents: readonly Pick<AccountDocument, "rates">[]): Amounts[] {
  const sums = new Map<number, Amounts>();
  for (const { percent, net, vat, gross } of documents.flatMap(({ rates }) => rates)) {
    const before = sums.get(percent) ?? { percent, net: 0, vat: 0, gross: 0 };
    sums.set(percent, {
      ...{ percent, net: before.net + net },
      ...{ vat: before.vat + vat, gross: before.gross + gross },
    });
  }
  return [...sums.values()].toSorted((a, b) => b.percent - a.percent);
}

/** Numbers between the first and the last of each year that no document has. */
export function missingNumbers(documents: readonly { year: number; sequence: number }[]): string[] {
  const known = new Set(documents.map(invoiceNumber));
  const years = [...new Set(documents.map(({ year }) => year))];
  return years.flatMap((year) => {
    const own = documents.filter((one) => one.year === year).map(({ sequence }) => sequence);
    const [first, last] = [Math.min(...own), Math.max(...own)];
    return Array.from({ length: last - first + 1 }, (_, at) =>
      invoiceNumber({ year, sequence: first + at }),
    ).filter((number) => !known.has(number));
  });
}
