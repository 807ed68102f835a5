/** Returns, exchanges and replacements that staff enter on one page, each in one go. */
import { randomUUID } from "node:crypto";
import type { ParameterRange } from "@landolt/optics";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { copiesIn, progressOf, storedOf, withdraw } from "../support/health-data.ts";
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { type Lens, rightLenses, variantIds, withRange } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { deliver, recordPayment } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

type Work = { payment: { state: string; due: number }; return_id: string | null; steps: string[] };

const send = <Answer>(path: string, body: object = {}) =>
  staff.client.fetch<Answer>(`/admin/${path}`, { method: "POST", body });
const takeBack = async (id: string, body: object) =>
  (await send<{ work: Work }>(`orders/${id}/take-backs`, body)).work;

/** An accessory that was paid and handed over. */
async function handedOver(delivery?: string) {
  const order = await orderAnAccessory(info, "en", `r.${randomUUID()}@example.com`, delivery);
  await recordPayment(staff, order.id);
  await deliver(staff, order.id);
  const { order: read } = await staff.admin.order.retrieve(order.id, { fields: "id,*items" });
  const [item] = read.items ?? [];
  return { ...order, line: { id: item?.id ?? "", quantity: 1 }, variant: item?.variant_id ?? "" };
}

describe("what is brought back", () => {
  it("is received and refunded at once, and only once", { tags: "long" }, async () => {
    const { id, line } = await handedOver();
    const twice = { kind: "return", lines: [line, line], received: true };
    expect(await statusOf(staff, "POST", `/admin/orders/${id}/take-backs`, twice)).toBe(400);
    const work = await takeBack(id, { kind: "return", lines: [line], received: true });
    expect(work).toMatchObject({ payment: { state: "refunded", due: 0 }, steps: [] });
    const { returns } = await staff.admin.return.list({ order_id: id });
    expect(returns.map(({ status }) => status)).toEqual(["received"]);
    const again = { kind: "return", lines: [line], received: true };
    expect(await statusOf(staff, "POST", `/admin/orders/${id}/take-backs`, again)).toBe(400);
  });

  it("by parcel waits for the goods, which are then received and refunded in one step", {
    tags: "long",
  }, async () => {
    const { id, line } = await handedOver();
    const work = await takeBack(id, { kind: "return", lines: [line] });
    expect(work.steps[0]).toBe("receive-return");
    await send(`returns/${work.return_id}/arrival`);
    const { work: after } = await staff.client.fetch<{ work: Work }>(`/admin/orders/${id}/work`);
    expect(after).toMatchObject({ payment: { state: "refunded", due: 0 }, steps: [] });
  });

  it("is exchanged for the same without money, and what is sent out has to be packed", {
    tags: "long",
  }, async () => {
    const { id, line, variant } = await handedOver("home-delivery");
    const items = [{ variant_id: variant, quantity: 1 }];
    const work = await takeBack(id, { kind: "exchange", lines: [line], items, received: true });
    expect(work).toMatchObject({ payment: { due: 0 }, steps: ["pack"] });
    const { returns } = await staff.admin.return.list({ order_id: id });
    expect(returns.map(({ status }) => status)).toEqual(["received"]);
  });
});

/** Lenses for the right eye that were paid and handed over. */
async function lensesHandedOver() {
  const variant_id = (await variantIds(info))("biofinity");
  const lens: Lens = { eye: "right", ...rightLenses.biofinity };
  const email = `r.${randomUUID()}@example.com`;
  const id = await orderBox(info, { variant_id, lens, email });
  await releaseLenses(staff, id);
  await recordPayment(staff, id);
  await deliver(staff, id);
  const { order } = await staff.admin.order.retrieve(id, { fields: "id,*items" });
  const lines = [{ id: order.items?.[0]?.id, quantity: 1 }];
  const instead = (kind: string, sphere: number) => ({
    ...{ kind, lines },
    items: [{ variant_id, quantity: 1, metadata: { lens: { ...lens, sphere } } }],
  });
  return { id, lens, instead };
}

/** Only plus powers are made. */
const onlyPlus = (range: ParameterRange): ParameterRange => ({
  ...range,
  powers: [{ from: 25, to: 800, step: 25 }],
  plano: false,
});

/** What was begun with an order and neither confirmed nor cancelled. */
async function begunWith(id: string): Promise<unknown> {
  const path = `/admin/orders/${id}/preview`;
  const { order } = await staff.client.fetch<{ order: { order_change?: unknown } }>(path);
  return order.order_change ?? null;
}

describe("a lens of other values", () => {
  it("is what the customer gets for the one that came back, as long as it is made", {
    tags: "long",
  }, async () => {
    const { id, lens, instead } = await lensesHandedOver();
    const path = `/admin/orders/${id}/take-backs`;
    const other = { ...instead("exchange", -3), received: true };
    await withRange(staff, "biofinity", onlyPlus, async () => {
      expect(await statusOf(staff, "POST", path, other)).toBe(400);
    });
    expect(await begunWith(id)).toBeNull();
    const work = await takeBack(id, other);
    expect(work).toMatchObject({ payment: { due: 0 }, steps: ["release-lenses", "pack"] });
    const { order } = await staff.admin.order.retrieve(id, { fields: "id,*items" });
    const lenses = (order.items ?? []).map(({ metadata }) => metadata?.lens);
    expect(lenses).toEqual(expect.arrayContaining([lens, { ...lens, sphere: -3 }]));
    expect(lenses).toHaveLength(2);
  });

  const kinds = oneUnlessAll(["exchange", "claim"]);
  it.each(kinds)(
    "leaves no value once consent is withdrawn: %s",
    { tags: "long" },
    async (kind) => {
      const { id, lens, instead } = await lensesHandedOver();
      await send("order-edits", { order_id: id });
      const { items } = instead(kind, Number(lens.sphere));
      await send(`order-edits/${id}/items`, { items });
      await staff.client.fetch(`/admin/order-edits/${id}`, { method: "DELETE" });
      await takeBack(id, { ...instead(kind, Number(lens.sphere)), received: true });
      await releaseLenses(staff, id);
      const { order } = await staff.admin.order.retrieve(id, { fields: "id,*items,*items.detail" });
      const unpacked = (order.items ?? []).filter(({ detail }) => detail.fulfilled_quantity === 0);
      const { stock_locations } = await staff.admin.stockLocation.list({ limit: 1 });
      await staff.admin.order.createFulfillment(id, {
        items: unpacked.map((item) => ({ id: item.id, quantity: item.quantity })),
        location_id: stock_locations[0]?.id ?? "",
        no_notification: true,
        metadata: {},
      });
      expect((await copiesIn(info, id)).length).toBeGreaterThan(3);
      expect((await withdraw(info, id)).status).toBe(200);
      expect(await copiesIn(info, id)).toEqual([]);
      expect(JSON.stringify(await storedOf(info, id))).not.toContain('"lens"');
    },
  );
});

describe("a faulty piece", () => {
  it("that was replaced is not replaced again, nor sent back for money", {
    tags: "long",
  }, async () => {
    const { id, line, variant } = await handedOver();
    const claim = {
      ...{ kind: "claim", lines: [line] },
      items: [{ variant_id: variant, quantity: 1 }],
    };
    await takeBack(id, claim);
    const path = `/admin/orders/${id}/take-backs`;
    expect(await statusOf(staff, "POST", path, claim)).toBe(400);
    const money = { kind: "return", lines: [line], received: true };
    expect(await statusOf(staff, "POST", path, money)).toBe(400);
    const { lines } = await progressOf(info, id);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(expect.objectContaining({ id: line.id, returnable: 0 }));
  });
});

type Supply = { lenses: { eyes: { last_day: string }[] }[] };

describe("a faulty lens", () => {
  it("is replaced by the same for nothing: the claim is over, the report counts one sale and the supply one box", {
    tags: "long",
  }, async () => {
    const { id, lens, instead } = await lensesHandedOver();
    const sold = async () => {
      const day = (days: number) =>
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const { report } = await staff.client.fetch<{
        report: { total: number; by_lens: { pieces: number }[] };
      }>(`/admin/reports?from=${day(-1)}&to=${day(1)}`);
      return report;
    };
    // The report counts the bag as ordered from then on.
    await eventually(async () => {
      const open = `select b.id from bag b join order_cart o on o.cart_id = b.cart_id
        where o.order_id = $1 and b.ordered_at is null`;
      expect(await query(info, open, [id])).toEqual([]);
    });
    const before = await sold();
    const lastDays = async () => {
      const { lenses }: Supply = (await progressOf(info, id)).supply;
      return new Set(lenses.flatMap(({ eyes }) => eyes.map(({ last_day }) => last_day)));
    };
    const lasting = await lastDays();
    const path = `/admin/orders/${id}/take-backs`;
    expect(await statusOf(staff, "POST", path, instead("claim", 99))).toBe(400);
    const work = await takeBack(id, instead("claim", Number(lens.sphere)));
    expect(work).toMatchObject({ payment: { due: 0 }, steps: ["release-lenses", "pack"] });
    expect(await begunWith(id)).toBeNull();
    expect(await sold()).toEqual(before);
    expect(await lastDays()).toEqual(lasting);
  });
});
