/** Invoices of every kind of order add up: lines, rates and total come to what the order charges, to the cent. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { isAll, oneUnlessAll } from "../support/extent.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, stockUp, variantIds } from "../support/lenses.ts";
import { deliver } from "../support/orders.ts";
import { pdfText } from "../support/pdf.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { expectWhole } from "../support/whole-order.ts";

const info = runningShop();
const hardCase = "clairval-hard-case";
const lensHandle = "acuvue-oasys-for-astigmatism";

interface Amounts {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}
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

const sdk = storeClient(info);
const cents = (amount: number) => Math.round(Number((amount * 100).toFixed(4)));
const marked = Date.now();
const codes = { lines: `LINES${marked}`, order: `ORDER${marked}`, shipping: `SHIP${marked}` };
let staff: Medusa;
let idOf: (handle: string) => string;
let solution: string;
let regions: Record<string, string>;

const snapshots = async (orderId: string, kind: "invoice" | "credit-note") =>
  (
    await query<{ id: string; snapshot: Snapshot }>(
      info,
      "select id, snapshot from invoice where order_id = $1 and kind = $2 order by sequence",
      [orderId, kind],
    )
  ).map(({ id, snapshot }) => ({ id, snapshot }));

/** Sums in every direction; each line is quantity × unit price − discount, all without VAT. */
function addsUp({ lines, rates, total }: Snapshot): void {
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
async function invoiceOf(orderId: string, name: string) {
  await staff.client.fetch(`/admin/orders/${orderId}/invoice`, { method: "POST" });
  const [invoice] = await snapshots(orderId, "invoice");
  if (!invoice) throw new Error("no invoice");
  const { snapshot } = invoice;
  await expectWhole(info, staff, orderId);
  const { order } = await staff.admin.order.retrieve(orderId, { fields: "id,total,tax_total" });
  expect(snapshot.total.gross).toBe(cents(order.total));
  expect(Math.abs(snapshot.total.vat - order.tax_total * 100)).toBeLessThan(1);
  addsUp(snapshot);
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

async function fromCart(
  items: readonly { variant_id: string; quantity: number }[],
  { code, way, language }: { code?: string; way?: string; language?: string } = {},
): Promise<string> {
  const id = await startCart(sdk, { language, items });
  if (code) {
    const path = `/store/carts/${id}/promotions`;
    await sdk.client.fetch(path, { method: "POST", body: { promo_codes: [code] } });
  }
  return (await placeOrder(sdk, id, way)).id;
}

/** An order that staff entered and that was paid at the counter. */
async function fromStaff(body: object): Promise<string> {
  const { draft_order } = await staff.admin.draftOrder.create({
    region_id: regions.lu ?? "",
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

beforeAll(async () => {
  staff = await signInAsStaff(info);
  await stockUp(staff, hardCase);
  solution = await accessory(info);
  idOf = await variantIds(info);
  const found = await staff.admin.region.list({ fields: "id,*countries" });
  regions = Object.fromEntries(
    found.regions.flatMap(({ id, countries }) =>
      (countries ?? []).map(({ iso_2 }) => [iso_2 ?? "", id] as const),
    ),
  );
  const percentage = { type: "percentage", currency_code: "eur" } as const;
  const promotions = [
    [
      codes.lines,
      { ...percentage, target_type: "items", allocation: "each", value: 12.5, max_quantity: 9 },
    ],
    [codes.order, { type: "fixed", target_type: "order", value: 5, currency_code: "eur" }],
    [
      codes.shipping,
      { ...percentage, target_type: "shipping_methods", allocation: "across", value: 33 },
    ],
  ] as const;
  for (const [code, application_method] of promotions) {
    await staff.admin.promotion.create({
      code,
      type: "standard",
      status: "active",
      application_method,
    } as Parameters<typeof staff.admin.promotion.create>[0]);
  }
});

const several = () => [
  { variant_id: solution, quantity: 3 },
  { variant_id: idOf(hardCase), quantity: 1 },
];

/** Gives a product a VAT class, as its page in the dashboard does. */
async function classify(handle: string, vatClass: string) {
  const { products } = await staff.admin.product.list({ handle, fields: "id,metadata" });
  const [product] = products;
  if (!product) throw new Error(`no product ${handle}`);
  await staff.admin.product.update(product.id, { metadata: { vatClass } });
  return product.id;
}

const classRules = async (productId: string, code: string) =>
  (
    await query<{ rate: number }>(
      info,
      `select r.rate from tax_rate r join tax_rate_rule u on u.tax_rate_id = r.id
       where u.reference_id = $1 and r.code = $2 and u.deleted_at is null and r.deleted_at is null`,
      [productId, code],
    )
  ).map(({ rate }) => Number(rate));

describe("an invoice adds up for", () => {
  it("two tax classes", async () => {
    const productId = await classify(hardCase, "super-reduced");
    try {
      // Luxembourg and its three neighbours.
      await eventually(async () =>
        expect(await classRules(productId, "super-reduced")).toEqual([3, 3, 3, 3]),
      );
      const { snapshot, text } = await invoiceOf(await fromCart(several()), "two-classes");
      expect(snapshot.rates.map(({ percent }) => percent)).toEqual([17, 3]);
      for (const part of ["17%", "3%", "Unit price net"]) expect(text).toContain(part);
    } finally {
      await classify(hardCase, "");
      await eventually(async () =>
        expect(await classRules(productId, "super-reduced")).toEqual([]),
      );
    }
  });

  it.each(oneUnlessAll(["lines", "order"] as const))("a discount on the %s", async (kind) => {
    const id = await fromCart(several(), { code: codes[kind] });
    const { snapshot, text } = await invoiceOf(id, `discount-${kind}`);
    expect(snapshot.lines.some(({ discountNet }) => discountNet > 0)).toBe(true);
    expect(text).toContain("discount deducted, excluding VAT");
  });

  if (isAll) {
    it("a discount on delivery", async () => {
      const way = { code: codes.shipping, way: "home-delivery", language: "de" };
      const id = await fromCart([{ variant_id: solution, quantity: 1 }], way);
      await invoiceOf(id, "discount-delivery");
    });

    it("a draft without an address: the shop's own VAT", async () => {
      const id = await fromStaff({ items: several() });
      const { snapshot, text } = await invoiceOf(id, "no-address");
      expect(snapshot.rates.map(({ percent }) => percent)).toEqual([17]);
      expect(snapshot.supply?.kind).toBe("prepaid");
      expect(text).toContain("Acompte reçu");
    });

    it("an order from abroad", async () => {
      const shipping_address = { first_name: "Ann", last_name: "Peeters", country_code: "be" };
      const id = await fromStaff({ items: several(), region_id: regions.be, shipping_address });
      const { snapshot } = await invoiceOf(id, "abroad");
      expect(snapshot.rates.map(({ percent }) => percent)).toEqual([17]);
      expect(snapshot.buyer.join()).toContain("Ann Peeters");
    });
  }

  it("lenses", async () => {
    const lens = { eye: "left", ...rightLenses[lensHandle] };
    const email = `lens.invoice.${marked}@example.com`;
    const id = await orderBox(info, { variant_id: idOf(lensHandle), lens, email, language: "de" });
    const { text } = await invoiceOf(id, "lenses");
    expect(text).toContain("Einzelpreis netto");
  });

  it("a collection, with the day on which it was handed over and a copy for the insurance", {
    tags: "long",
  }, async () => {
    const id = await fromCart([{ variant_id: solution, quantity: 7 }]);
    await deliver(staff, id);
    const invoice = await invoiceOf(id, "collection");
    expect(invoice.snapshot.supply?.kind).toBe("supplied");
    expect(invoice.text).toContain("Date of supply");
    const path = `/admin/orders/${id}/documents/${invoice.id}/insurance-copy`;
    const body = { insured: "Léa Weber-Klein" };
    const copy = await staff.client.fetch<Response>(path, {
      ...{ method: "POST", body },
      headers: { accept: "application/pdf" },
    });
    const text = await pdfText(new Uint8Array(await copy.arrayBuffer()));
    expect(text).toContain("Insured person Léa Weber-Klein");
    // Neither the invoice nor the trail keeps the name.
    const kept = await query<{ count: string }>(
      info,
      `select count(*) from (select snapshot::text as t from invoice union all
        select concat(sent::text, before::text, after::text) from audit_entry) all_texts
       where t like '%Weber-Klein%'`,
      [],
    );
    expect(Number(kept[0]?.count)).toBe(0);
  });

  it("refunds in parts, which come to the invoice", { tags: "long" }, async () => {
    const id = await fromStaff({ items: several(), metadata: { language: "en" } });
    const { snapshot } = await invoiceOf(id, "refunded");
    const { order } = await staff.admin.order.retrieve(id, {
      fields: "total,*payment_collections.payments",
    });
    const payment = order.payment_collections?.[0]?.payments?.[0]?.id ?? "";
    const parts = [3.33, 7.77];
    parts.push((cents(order.total) - 333 - 777) / 100);
    for (const [index, amount] of parts.entries()) {
      await staff.admin.payment.refund(payment, { amount });
      await eventually(async () =>
        expect(await snapshots(id, "credit-note")).toHaveLength(index + 1),
      );
    }
    const { payment_collections } = await expectWhole(info, staff, id);
    expect(payment_collections[0]?.payments[0]?.refunds).toHaveLength(parts.length);
    const notes = (await snapshots(id, "credit-note")).map((note) => note.snapshot);
    expect(notes.map(({ total }) => -total.gross)).toEqual(parts.map(cents));
    for (const note of notes) addsUp(note);
    for (const key of ["net", "vat", "gross"] as const) {
      expect(notes.reduce((sum, { total }) => sum + total[key], 0)).toBe(-snapshot.total[key]);
    }
  });

  it("comes to nothing where nobody paid and the order is cancelled", async () => {
    const id = await fromCart(several(), { language: "fr" });
    const { snapshot } = await invoiceOf(id, "cancelled");
    await staff.admin.order.cancel(id);
    await eventually(async () => expect(await snapshots(id, "credit-note")).toHaveLength(1));
    const [note] = (await snapshots(id, "credit-note")).map(({ snapshot }) => snapshot);
    if (!note) throw new Error("no credit note");
    addsUp(note);
    for (const key of ["net", "vat", "gross"] as const) {
      expect(note.total[key]).toBe(-snapshot.total[key]);
    }
  });
});
