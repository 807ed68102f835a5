/** Orders and customers as files that are not taken back: for the accountant, or for a customer who asks. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../modules/business-profile";
import { invoiceNumber } from "../modules/invoices/number";
import { csvRows } from "../platform/csv";
import { readCustomerRows } from "../read-models/orders/customer-rows";
import { readOrderRows } from "../read-models/orders/order-rows";

/** Rows that are read, and held in memory, at once. */
const chunk = 500;

/** Instants; null where the period is open. */
export type Period = { begin: string | null; end: string | null };
export type ExportName = "orders" | "customers";

type Row = Readonly<Record<string, unknown>>;
type Page = Period & { after: string | number; count: number; timeZone: string };
type Export = {
  first: string | number;
  /** What the next page begins after. */
  key(row: Row): string | number;
  columns: readonly string[];
  read(container: MedusaContainer, page: Page): Promise<readonly Row[]>;
};

const files: Record<ExportName, Export> = {
  orders: {
    first: 0,
    key: ({ number }) => Number(number),
    columns: [
      ...["number", "placed_at", "status", "name", "email", "phone", "delivery", "address"],
      ...["postal_code", "city", "country", "articles", "total", "paid", "refunded", "currency"],
      ...["payment", "documents", "language"],
    ],
    read: async (container, { after, ...page }) => {
      const rows = await readOrderRows(container, { ...page, after: Number(after) });
      return rows.map(({ documents, ...row }) => ({
        ...row,
        documents: documents?.map(invoiceNumber).join(", "),
      }));
    },
  },
  customers: {
    first: "",
    key: ({ id }) => String(id),
    columns: [
      ...["name", "email", "phone", "company", "account", "since", "language", "address"],
      ...["postal_code", "city", "country", "orders", "last_order"],
    ],
    read: (container, { after, ...page }) =>
      readCustomerRows(container, { ...page, after: String(after) }),
  },
};

/** @returns undefined for a name that is none */
export const exportNamed = (name: string | undefined): ExportName | undefined =>
  name !== undefined && Object.hasOwn(files, name) ? (name as ExportName) : undefined;

/** The file in pieces, so that ten thousand orders take the memory of some hundred. */
export async function* exportPeople(
  container: MedusaContainer,
  name: ExportName,
  period: Period,
): AsyncGenerator<string> {
  const { first, key, columns, read } = files[name];
  const { timeZone } = await profileOf(container);
  yield csvRows([columns]);
  for (let after = first; ; ) {
    const rows = await read(container, { ...period, after, count: chunk, timeZone });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield csvRows(rows.map((row) => columns.map((column) => row[column])));
    after = key(last);
  }
}
