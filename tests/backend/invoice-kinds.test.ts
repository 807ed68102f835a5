/** Invoices of every kind of order add up: lines, rates and total come to what the order charges, to the cent. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { isAll } from "../support/extent.ts";
import { invoiceOf, orderFromCart, orderFromStaff } from "../support/invoices.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, stockUp, variantIds } from "../support/lenses.ts";
import { deliver } from "../support/orders.ts";
import { pdfText } from "../support/pdf.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const hardCase = "clairval-hard-case";
const lensHandle = "acuvue-oasys-for-astigmatism";

const marked = Date.now();
const codes = { lines: `LINES${marked}`, order: `ORDER${marked}`, shipping: `SHIP${marked}` };
let staff: Medusa;
let idOf: (handle: string) => string;
let solution: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  await stockUp(staff, hardCase);
  solution = await accessory(info);
  idOf = await variantIds(info);
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
  it("two tax classes", { tags: "long" }, async () => {
    const productId = await classify(hardCase, "super-reduced");
    try {
      // Luxembourg and its three neighbours.
      await eventually(async () =>
        expect(await classRules(productId, "super-reduced")).toEqual([3, 3, 3, 3]),
      );
      const { snapshot, text } = await invoiceOf(
        info,
        staff,
        await orderFromCart(info, several()),
        "two-classes",
      );
      expect(snapshot.rates.map(({ percent }) => percent)).toEqual([17, 3]);
      for (const part of ["17%", "3%", "Unit price net"]) expect(text).toContain(part);
    } finally {
      await classify(hardCase, "");
      await eventually(async () =>
        expect(await classRules(productId, "super-reduced")).toEqual([]),
      );
    }
  });

  it.each(["lines", "order"] as const)("a discount on the %s", { tags: "long" }, async (kind) => {
    const id = await orderFromCart(info, several(), { code: codes[kind] });
    const { snapshot, text } = await invoiceOf(info, staff, id, `discount-${kind}`);
    expect(snapshot.lines.some(({ discountNet }) => discountNet > 0)).toBe(true);
    expect(text).toContain("discount deducted, excluding VAT");
  });

  if (isAll) {
    it("a discount on delivery", async () => {
      const way = { code: codes.shipping, way: "home-delivery", language: "de" };
      const id = await orderFromCart(info, [{ variant_id: solution, quantity: 1 }], way);
      await invoiceOf(info, staff, id, "discount-delivery");
    });

    it("a draft without an address: the shop's own VAT", async () => {
      const id = await orderFromStaff(info, staff, { items: several() });
      const { snapshot, text } = await invoiceOf(info, staff, id, "no-address");
      expect(snapshot.rates.map(({ percent }) => percent)).toEqual([17]);
      expect(snapshot.supply?.kind).toBe("prepaid");
      expect(text).toContain("Acompte reçu");
    });

    it("an order from abroad", async () => {
      const { regions } = await staff.admin.region.list({ fields: "id,*countries" });
      const abroad = regions.find(({ countries }) =>
        countries?.some(({ iso_2 }) => iso_2 === "be"),
      );
      const shipping_address = { first_name: "Ann", last_name: "Peeters", country_code: "be" };
      const id = await orderFromStaff(info, staff, {
        items: several(),
        region_id: abroad?.id ?? "",
        shipping_address,
      });
      const { snapshot } = await invoiceOf(info, staff, id, "abroad");
      expect(snapshot.rates.map(({ percent }) => percent)).toEqual([17]);
      expect(snapshot.buyer.join()).toContain("Ann Peeters");
    });
  }

  it("lenses", async () => {
    const lens = { eye: "left", ...rightLenses[lensHandle] };
    const email = `lens.invoice.${marked}@example.com`;
    const id = await orderBox(info, { variant_id: idOf(lensHandle), lens, email, language: "de" });
    const { text } = await invoiceOf(info, staff, id, "lenses");
    expect(text).toContain("Einzelpreis netto");
  });

  it("a collection, with the day on which it was handed over and a copy for the insurance", {
    tags: "long",
  }, async () => {
    const id = await orderFromCart(info, [{ variant_id: solution, quantity: 7 }]);
    await deliver(staff, id);
    const invoice = await invoiceOf(info, staff, id, "collection");
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
});
