/** Orders of the kinds that invoices tell apart, and their documents: what is in one adds up to the cent. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { expect } from "vitest";
import { placeOrder, region, startCart, storeClient } from "./customer.ts";
import { query } from "./database.ts";
import { pdfText } from "./pdf.ts";
import type { ShopInfo } from "./shop-info.ts";
import { expectWhole } from "./whole-order.ts";

interface Amounts {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** What a document keeps, in cents. */
interface Snapshot {
  readonly supply?: { kind: string };
  readonly buyer: readonly string[];
  readonly lines: readonly {
    quantity: number;
    unitNet: number;
    discountNet: number;
    amounts: Amounts & { percent: number };
  }[];
  readonly rates: readonly (Amounts & { percent: number })[];
  readonly total: Amounts;
}

export const cents = (amount: number) => Math.round(Number((amount * 100).toFixed(4)));

/** The documents of an order, the oldest first. */
export const documentsOf = (info: ShopInfo, orderId: string, kind: "invoice" | "credit-note") =>
  query<{ id: string; snapshot: Snapshot }>(
    info,
    "select id, snapshot from invoice where order_id = $1 and kind = $2 order by sequence",
    [orderId, kind],
  );

/** Sums in every direction; each line is quantity × unit price − discount, all without VAT. */
export function expectToAddUp({ lines, rates, total }: Snapshot): void {
  for (const key of ["net", "vat", "gross"] as const) {
    expect(lines.reduce((sum, { amounts }) => sum + amounts[key], 0)).toBe(total[key]);
    expect(rates.reduce((sum, rate) => sum + rate[key], 0)).toBe(total[key]);
  }
  for (const { percent, net, vat, gross } of rates) {
    expect(net + vat).toBe(gross);
    expect(Math.abs(vat - (gross * percent) / (100 + percent))).toBeLessThan(1.5);
  }
  for (const { quantity, unitNet, discountNet, amounts } of lines) {
    expect(Math.round((quantity * unitNet) / 100) - discountNet).toBe(amounts.net);
  }
}

/** Set to a folder, it gets the PDF of each kind, for people to look at. */
const folder = process.env.INVOICE_PDFS;

/** Issues the invoice of an order and checks it against what the order charges. */
export async function invoiceOf(info: ShopInfo, staff: Medusa, orderId: string, name: string) {
  await staff.client.fetch(`/admin/orders/${orderId}/invoice`, { method: "POST" });
  const [invoice] = await documentsOf(info, orderId, "invoice");
  if (!invoice) throw new Error("no invoice");
  const { snapshot } = invoice;
  await expectWhole(info, staff, orderId);
  const { order } = await staff.admin.order.retrieve(orderId, { fields: "id,total,tax_total" });
  expect(snapshot.total.gross).toBe(cents(order.total));
  expect(Math.abs(snapshot.total.vat - order.tax_total * 100)).toBeLessThan(1);
  expectToAddUp(snapshot);
  const answer = await staff.client.fetch<Response>(`/admin/orders/${orderId}/invoice`, {
    headers: { accept: "application/pdf" },
  });
  const pdf = new Uint8Array(await answer.arrayBuffer());
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.pdf`), pdf);
  }
  return { ...invoice, text: await pdfText(pdf) };
}

/** An order of the website, to be paid in the store unless its way says otherwise. @returns its id */
export async function orderFromCart(
  info: ShopInfo,
  items: readonly { variant_id: string; quantity: number }[],
  { code, way, language }: { code?: string; way?: string; language?: string } = {},
): Promise<string> {
  const sdk = storeClient(info);
  const id = await startCart(sdk, { language, items });
  if (code) {
    const path = `/store/carts/${id}/promotions`;
    await sdk.client.fetch(path, { method: "POST", body: { promo_codes: [code] } });
  }
  return (await placeOrder(sdk, id, way)).id;
}

/** An order that staff entered and that was paid at the counter, of Luxembourg unless its region says otherwise. @returns its id */
export async function orderFromStaff(
  info: ShopInfo,
  staff: Medusa,
  body: {
    region_id?: string;
    items: readonly object[];
    metadata?: object;
    shipping_address?: object;
  },
): Promise<string> {
  const { draft_order } = await staff.admin.draftOrder.create({
    region_id: await region(storeClient(info)),
    email: "counter@example.com",
    metadata: { language: "fr" },
    ...body,
  } as Parameters<typeof staff.admin.draftOrder.create>[0]);
  const { order } = await staff.admin.draftOrder.convertToOrder(draft_order.id, {
    fields: "total,*payment_collections",
  });
  const [existing] = order.payment_collections ?? [];
  const { payment_collection } = existing
    ? { payment_collection: existing }
    : await staff.admin.paymentCollection.create({ order_id: draft_order.id, amount: order.total });
  await staff.admin.paymentCollection.markAsPaid(payment_collection.id, {
    order_id: draft_order.id,
  });
  return draft_order.id;
}
