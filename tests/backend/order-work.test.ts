/** What waits with an order, and what follows from a withdrawal before anything has left. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, pack, proofOf, recordPayment } from "../support/orders.ts";
import { place, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

type Work = {
  number: number;
  name: string;
  delivery: string;
  payment: { method: string; state: string; due: number };
  withdrawals: { id: string; step: string; refund_by: string; name: string }[];
  return_id: string | null;
  parcels: { id: string }[];
  steps: string[];
};

const get = <Answer>(path: string) => staff.client.fetch<Answer>(`/admin/${path}`);
const send = <Answer>(path: string, body: object = {}) =>
  staff.client.fetch<Answer>(`/admin/${path}`, { method: "POST", body });
const workOf = async (id: string) => (await get<{ work: Work }>(`orders/${id}/work`)).work;

type Placed = { id: string; display_id: number; email: string };

/** Withdraws as the customer does on the order's page; of everything, unless lines are named. */
async function withdraw({ id, display_id, email }: Placed, lines?: object[]): Promise<string> {
  const body = {
    ...{ form_key: randomUUID(), language: "en", name: "Marie Weber", order_id: id },
    ...{ email, number: String(display_id), lines },
  };
  const headers = await proofOf(info, id);
  const answer = await askStore(info, "/store/withdrawals", { method: "POST", body, headers });
  expect(answer.status).toBe(201);
  await eventually(async () => {
    const { withdrawals } = await get<{ withdrawals: { outcome: string | null }[] }>(
      `withdrawals?order_id=${id}`,
    );
    expect(withdrawals[0]?.outcome).toBeTruthy();
  });
  return answer.body.withdrawal.id;
}

const accessory = (delivery?: string) =>
  orderAnAccessory(info, "en", `marie.${randomUUID()}@example.com`, delivery);

type Today = {
  orders: { count: number; rows: object[] };
  withdrawals: { count: number };
};
const today = async () => (await get<{ today: Today }>("today")).today;

describe("an order's work", () => {
  it("names the customer, the way and the next step, from the payment to the delivery", {
    tags: "long",
  }, async () => {
    const parcel = await accessory("home-delivery");
    expect(await workOf(parcel.id)).toMatchObject({
      number: parcel.display_id,
      name: "Marie Weber",
      delivery: "parcel",
      payment: { method: "bank-transfer", state: "open", due: parcel.total },
      steps: ["take-payment", "pack"],
    });
    await recordPayment(staff, parcel.id);
    expect((await workOf(parcel.id)).steps).toEqual(["pack"]);
    await pack(staff, parcel.id);
    expect(await workOf(parcel.id)).toMatchObject({
      payment: { state: "paid", due: 0 },
      steps: ["send"],
    });
  });

  it("hands a collection over and takes its payment at once", async () => {
    const order = await accessory();
    expect((await workOf(order.id)).steps).toEqual(["pack"]);
    const before = (await today()).orders;
    // The first is another test's: an order that staff have entered may have no name.
    expect(before.rows[0]).toMatchObject({
      ...{ name: expect.toBeOneOf([expect.any(String), null]) },
      ...{ delivery: expect.any(String), waits: expect.any(String) },
    });
    await pack(staff, order.id);
    expect((await workOf(order.id)).steps).toEqual(["hand-over-and-take-payment"]);
    expect((await today()).orders.count).toBe(before.count - 1);
    await recordPayment(staff, order.id);
    const [parcel] = (await workOf(order.id)).parcels;
    await staff.admin.order.markAsDelivered(order.id, parcel?.id ?? "");
    expect((await workOf(order.id)).steps).toEqual([]);
  });
});

describe("a withdrawal before anything has left", () => {
  it("stops packing, is done in one step, and then says no more that it has to be", {
    tags: "long",
  }, async () => {
    const order = await accessory("home-delivery");
    await recordPayment(staff, order.id);
    const id = await withdraw(order);
    const work = await workOf(order.id);
    expect(work.steps).toEqual(["cancel-withdrawn"]);
    expect(work.withdrawals).toMatchObject([{ id, step: "cancel", name: "Marie Weber" }]);
    const days = (Date.parse(work.withdrawals[0]?.refund_by ?? "") - Date.now()) / 86_400_000;
    expect(Math.abs(days - 14)).toBeLessThan(1.1);
    const packing = `/admin/orders/${order.id}/pack`;
    expect(await statusOf(staff, "POST", packing, { lots: [] })).toBe(400);
    await expect(pack(staff, order.id)).rejects.toThrow(/withdrawn/);

    await send(`withdrawals/${id}/carry-out`);
    expect(await workOf(order.id)).toMatchObject({
      payment: { state: "refunded", due: 0 },
      withdrawals: [],
      steps: [],
    });
    const { order: read } = await staff.admin.order.retrieve(order.id, { fields: "id,status" });
    expect(read.status).toBe("canceled");
  });

  /** Two pieces that were paid, and what withdraws from one of them. */
  async function twoPaid() {
    const email = `marie.${randomUUID()}@example.com`;
    const cart = await readyCart(info, "bank-transfer", {
      ...{ email, quantity: 2, delivery: "home-delivery" },
    });
    const { order_id: id = "" } = await place(info, cart);
    await recordPayment(staff, id);
    const { order } = await staff.admin.order.retrieve(id, { fields: "id,display_id,*items" });
    const [line] = order.items ?? [];
    const placed = { id, display_id: order.display_id ?? 0, email };
    return { id, withdrawOne: () => withdraw(placed, [{ id: line?.id, quantity: 1 }]) };
  }

  const leftOf = async (id: string) => {
    const { order } = await staff.admin.order.retrieve(id, { fields: "id,status,*items" });
    return { status: order.status, left: order.items?.map(({ quantity }) => quantity) };
  };

  it("of a part takes it out and pays it back; the rest is packed", { tags: "long" }, async () => {
    const { id, withdrawOne } = await twoPaid();
    const before = await today();
    const withdrawal = await withdrawOne();
    const after = await today();
    expect(after.orders.count).toBe(before.orders.count - 1);
    expect(after.withdrawals.count).toBe(before.withdrawals.count + 1);
    await send(`withdrawals/${withdrawal}/carry-out`);
    expect(await workOf(id)).toMatchObject({
      payment: { due: 0 },
      withdrawals: [],
      steps: ["pack"],
    });
    expect(await leftOf(id)).toMatchObject({ left: [1] });
    await pack(staff, id);
  });

  it("of a part takes it out once, also where that could not be noted", {
    tags: "long",
  }, async () => {
    const { id, withdrawOne } = await twoPaid();
    const withdrawal = await withdrawOne();
    const path = `withdrawals/${withdrawal}/carry-out`;
    await send(path);
    const forget = "update withdrawal set taken_out_at = null, closed_at = null where id = $1";
    await eventually(async () => {
      await query(info, forget, [withdrawal]);
      // Refused where the job that closes what is done has just been at it.
      await send(path);
    });
    expect(await leftOf(id)).toEqual({ status: "pending", left: [1] });
  });

  it("of a part goes on with what was begun of it, and leaves alone what somebody else has begun", {
    tags: "long",
  }, async () => {
    const { id, withdrawOne } = await twoPaid();
    const withdrawal = await withdrawOne();
    const path = `withdrawals/${withdrawal}/carry-out`;
    await staff.admin.orderEdit.initiateRequest({ order_id: id, internal_note: "by hand" });
    expect(await statusOf(staff, "POST", `/admin/${path}`)).toBe(400);
    await staff.admin.orderEdit.cancelRequest(id);
    const referenceOf = "select reference from withdrawal where id = $1";
    const [row] = await query<{ reference: string }>(info, referenceOf, [withdrawal]);
    const internal_note = row?.reference ?? "";
    await staff.admin.orderEdit.initiateRequest({ order_id: id, internal_note });
    await send(path);
    expect(await leftOf(id)).toEqual({ status: "pending", left: [1] });
  });

  it("leaves the lists of lenses to check and to order", { tags: "long" }, async () => {
    const variant_id = (await variantIds(info))("biofinity");
    const email = `linse.${randomUUID()}@example.com`;
    const lens = { eye: "right", ...rightLenses.biofinity };
    const id = await orderBox(info, { variant_id, lens, email });
    const { number: display_id } = await workOf(id);
    await releaseLenses(staff, id);
    const lists = async () => {
      const list: Response = await staff.client.fetch("/admin/wholesaler-orders/export", {
        headers: { accept: "text/csv" },
      });
      return (await list.text()).includes(`,${display_id}\r\n`);
    };
    expect(await lists()).toBe(true);
    await withdraw({ id, display_id, email });
    expect(await lists()).toBe(false);
  });

  it("is paid back by who may, and closed by who may change orders", { tags: "long" }, async () => {
    const order = await accessory();
    const id = await withdraw(order);
    const { sdk } = await inRole(info, "read-only");
    const path = `/admin/withdrawals/${id}`;
    for (const step of ["carry-out", "close"]) {
      expect(await statusOf(sdk, "POST", `${path}/${step}`, {})).toBe(403);
    }
    expect(await statusOf(staff, "POST", `${path}/close`, {})).toBe(200);
    expect((await workOf(order.id)).steps).toEqual(["pack"]);
    expect(await statusOf(staff, "POST", `${path}/close`, {})).toBe(404);
  });
});
