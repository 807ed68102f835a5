/** From a lot number to exactly the customers who have its boxes, and one mail to each. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { awaitMails } from "../support/orders.ts";
import { mailsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const marked = randomUUID().slice(0, 8);
const orders = 1000;
/** One order in 37 has a box of the lot; every fourth of those is a second order of the one before. */
const every = 37;
const lot = `ab-${marked}`;

interface Found {
  readonly lot: string;
  readonly products: {
    product_id: string;
    orders: { order_id: string; email: string | null; boxes: number; informed_at: string | null }[];
    recall: { begun_by_name: string } | null;
  }[];
}

let staff: Medusa;

/**
 * A packed order, copied in the database with its parcel; of each copy only the lots are its own. Jobs that look
 * at what has changed pass over the copies.
 */
async function packedOrders(): Promise<void> {
  const { id, items } = await orderAnAccessory(info);
  const line = items[0]?.id ?? "";
  const pack = { lots: [{ line, box: 1, lot: "other", expiry: "2031-05" }] };
  await staff.client.fetch(`/admin/orders/${id}/pack`, { method: "POST", body: pack });
  const numbers = "generate_series(1, $2::int) as n";
  const holds = `n % ${every} = 0`;
  await query(
    info,
    `insert into "order" select (jsonb_populate_record(null::"order", to_jsonb(o) || jsonb_build_object(
       'id', 'order_${marked}_' || n, 'display_id', 500000 + n, 'no_notification', true,
       'updated_at', now() - interval '10 days',
       'email', case when ${holds} and n / ${every} % 4 = 0
         then 'Recall.' || (n - ${every}) || '.${marked}@example.com'
         else 'recall.' || n || '.${marked}@example.com' end,
       'metadata', jsonb_build_object('language', case n % 2 when 0 then 'de' else 'fr' end)))).*
     from "order" o, ${numbers} where o.id = $1`,
    [id, orders],
  );
  await query(
    info,
    `with parcel as (
       select f.* from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id
       where l.order_id = $1)
     insert into fulfillment select (jsonb_populate_record(null::fulfillment, to_jsonb(f) || jsonb_build_object(
       'id', 'ful_${marked}_' || n, 'updated_at', now() - interval '10 days', 'metadata', jsonb_build_object('lots', jsonb_build_array(
         jsonb_build_object('line', $3::text, 'box', 1, 'expiry', '2031-05',
           'lot', case when ${holds} then upper('${lot}') else '${lot}' || n end)))))).*
     from parcel f, ${numbers}`,
    [id, orders, line],
  );
  await query(
    info,
    `insert into order_fulfillment
     select (jsonb_populate_record(null::order_fulfillment, to_jsonb(l) || jsonb_build_object(
       'id', 'link_${marked}_' || n, 'order_id', 'order_${marked}_' || n,
       'fulfillment_id', 'ful_${marked}_' || n))).*
     from order_fulfillment l, ${numbers} where l.order_id = $1`,
    [id, orders],
  );
}

beforeAll(async () => {
  staff = await signInAsStaff(info);
  await packedOrders();
});

afterAll(async () => {
  for (const [table, prefix] of [
    ["order_fulfillment", "link"],
    ["fulfillment", "ful"],
    ['"order"', "order"],
  ]) {
    await query(info, `delete from ${table} where id like $1`, [`${prefix}\\_${marked}\\_%`]);
  }
});

const expected = Array.from({ length: Math.floor(orders / every) }, (_, at) => (at + 1) * every);

const find = (text: string) =>
  staff.client.fetch<Found>("/admin/recalls", { query: { lot: text } });

const texts = {
  en: "The maker recalls this lot. Please stop using the product and call us.",
  fr: "Le fabricant rappelle ce lot. N’utilisez plus le produit et appelez-nous.",
  de: "Der Hersteller ruft diese Charge zurück. Bitte verwenden Sie das Produkt nicht mehr.",
};

describe("a recall", () => {
  it("finds exactly the orders of a lot among a thousand, however it is typed", async () => {
    const { products } = await find(` ${lot.replace("-", " - ")} `);
    expect(products).toHaveLength(1);
    const found = products[0]?.orders ?? [];
    expect(found.map(({ order_id }) => order_id).toSorted()).toEqual(
      expected.map((n) => `order_${marked}_${n}`).toSorted(),
    );
    expect(found.every(({ boxes, informed_at }) => boxes === 1 && informed_at === null)).toBe(true);
    expect((await find(`${lot}x`)).products).toEqual([]);
  });

  it("is mailed once to each customer in the customer's language, also when it is asked for twice", async () => {
    const { products } = await find(lot);
    const body = { lot, product_id: products[0]?.product_id, texts };
    const inform = () =>
      staff.client.fetch<Found & { sent: number; unreachable: number }>("/admin/recalls", {
        method: "POST",
        body,
      });
    const [one, other] = await Promise.all([inform(), inform()]);
    // An address in other letters is the same customer, and gets one mail for both orders.
    const customers = expected.filter((n) => (n / every) % 4 !== 0).length;
    expect([one.sent, other.sent].toSorted((a, b) => a - b)).toEqual([0, customers]);
    expect((await inform()).sent).toBe(0);
    const [state] = (await find(lot)).products;
    expect(state?.recall?.begun_by_name).toBeTruthy();
    expect(state?.orders.filter(({ informed_at }) => informed_at === null)).toEqual([]);

    const german = `recall.${every * 2}.${marked}@example.com`;
    const [mail] = await awaitMails(info, german, "ruft diese Charge zurück");
    expect(mail).toContain(lot.toUpperCase());
    const both = `recall.${every * 3}.${marked}@example.com`;
    const mails = await awaitMails(info, both, "rappelle ce lot");
    expect(mails[0]).toContain(`${500_000 + every * 3}, ${500_000 + every * 4}`);
    expect(await mailsTo(info, `recall.1.${marked}@example.com`)).toEqual([]);
    const [{ count } = { count: "" }] = await query<{ count: string }>(
      info,
      "select count(*) from notification where template = 'recall' and \"to\" ilike $1",
      [`recall.%.${marked}@example.com`],
    );
    expect(Number(count)).toBe(customers);

    const changed = { ...body, texts: { ...texts, en: `${texts.en} Or visit us.` } };
    expect(await statusOf(staff, "POST", "/admin/recalls", changed)).toBe(409);
  });

  it("is refused without all texts, for a lot nobody has, and to those who may not change orders", async () => {
    const body = { lot: "nobody-has-it", product_id: "prod_1", texts };
    expect(await statusOf(staff, "POST", "/admin/recalls", body)).toBe(404);
    const wordless = { ...body, texts: { ...texts, fr: "" } };
    expect(await statusOf(staff, "POST", "/admin/recalls", wordless)).toBe(400);
    const reader = await inRole(info, "read-only");
    expect(await statusOf(reader.sdk, "POST", "/admin/recalls", body)).toBe(403);
  });
});
