/** Every way by which staff bring a lens into an order. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParameterRange } from "@landolt/optics";
import type Medusa from "@medusajs/js-sdk";
import { FetchError } from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { type Lens, post, rightLenses, variantIds, withRange } from "../support/lenses.ts";
import { deliver } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { expectWhole } from "../support/whole-order.ts";

const info = runningShop();
const sdk = storeClient(info);
let staff: Medusa;
let variant_id: string;
let region_id: string;

const handle = "acuvue-oasys-for-astigmatism";
const lens: Lens = { eye: "left", ...rightLenses[handle] };
const notMade: Lens = { ...lens, axis: 30 };

beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant_id = (await variantIds(info))(handle);
  const { regions } = await staff.admin.region.list({ name: "Luxembourg" });
  region_id = regions[0]?.id ?? "";
});

type Preview = {
  items: { id: string; metadata?: { lens?: Lens }; actions?: { id: string }[] }[];
};

async function staffPost<Body>(path: string, body: object = {}): Promise<Body> {
  return staff.client.fetch<Body>(path, { method: "POST", body });
}

async function statusOf(attempt: Promise<unknown>): Promise<number | undefined> {
  try {
    await attempt;
    return 200;
  } catch (error) {
    if (error instanceof FetchError) return error.status;
    throw error;
  }
}

const item = (metadata: unknown, quantity: unknown = 1) => ({ variant_id, quantity, metadata });

const refused: [string, object][] = [
  ["no parameters", item(undefined)],
  ["a combination that is not made", item({ lens: notMade })],
  ["a fraction of a box", item({ lens }, 1.5)],
  ["no box", item({ lens }, 0)],
  ["more boxes than anybody needs", item({ lens }, 100)],
  ["more boxes than last one eye a year", item({ lens }, 6)],
  ["a value that it does not have", item({ lens: { ...lens, addition: 2 } })],
  ["a prescription that is not near", item({ lens, prescribed: { ...lens, axis: 30 } })],
];

/** Adds items by the route and answers the line that came of it, refusing the wrong ones before. */
async function addedBy(path: string) {
  for (const [name, wrong] of refused) {
    const status = await statusOf(staffPost(path, { items: [item({ lens }), wrong] }));
    expect([path, name, status]).toEqual([path, name, 400]);
  }
  const answer = await staffPost<Record<"order_preview" | "draft_order_preview", Preview>>(path, {
    items: [item({ lens: { ...lens, cylinder: -2.25 } })],
  });
  const { items } = answer.order_preview ?? answer.draft_order_preview;
  const added = items.filter(({ actions }) => (actions ?? []).length > 0);
  expect(added.map(({ metadata }) => metadata?.lens)).toEqual([lens]);
  return added[0];
}

/** The axis of the lens is made no more. */
const withoutItsAxis = (range: ParameterRange): ParameterRange => ({
  ...range,
  toricRules: range.toricRules.map((rule) => ({
    ...rule,
    cylinders: rule.cylinders.map(({ cylinder, axes }) => ({
      cylinder,
      axes: axes.filter((axis) => axis !== lens.axis),
    })),
  })),
});

async function orderedLens() {
  const cartId = await startCart(sdk);
  await post(info, `/store/carts/${cartId}/line-items`, item({ lens }));
  return placeOrder(sdk, cartId);
}

describe("a draft order", () => {
  const draft = (items: object[]) => ({ region_id, email: "marie.weber@example.com", items });

  it.each(refused)("is refused with %s", async (_name, wrong) => {
    expect(await statusOf(staffPost("/admin/draft-orders", draft([wrong])))).toBe(400);
  });

  it("takes a right lens, and every edit of it is checked", { tags: "long" }, async () => {
    const { draft_order } = await staffPost<{ draft_order: { id: string } }>(
      "/admin/draft-orders",
      draft([item({ lens: { ...lens, cylinder: -2.25 } })]),
    );
    const { id } = draft_order;
    const { draft_order: stored } = await staff.client.fetch<{
      draft_order: { items: { id: string; metadata: { lens: Lens } }[] };
    }>(`/admin/draft-orders/${id}`);
    expect(stored.items.map(({ metadata }) => metadata)).toEqual([{ lens }]);

    await staffPost(`/admin/draft-orders/${id}/edit`);
    const added = await addedBy(`/admin/draft-orders/${id}/edit/items`);
    const action = `/admin/draft-orders/${id}/edit/items/${added?.actions?.[0]?.id}`;
    expect(await statusOf(staffPost(action, { quantity: 1.5 }))).toBe(400);
    expect(await statusOf(staffPost(action, { quantity: 2 }))).toBe(200);
    const line = `/admin/draft-orders/${id}/edit/items/item/${stored.items[0]?.id}`;
    const change = { quantity: 1, metadata: { lens: notMade } };
    expect(await statusOf(staffPost(line, change))).toBe(400);
    expect(await statusOf(staffPost(line, { quantity: 0.5 }))).toBe(400);
    expect(await statusOf(staffPost(line, { quantity: 2 }))).toBe(200);
    const confirm = `/admin/draft-orders/${id}/edit/confirm`;
    await withRange(staff, handle, withoutItsAxis, async () => {
      expect(await statusOf(staffPost(confirm))).toBe(400);
    });
    expect(await statusOf(staffPost(confirm))).toBe(200);
    expect(await statusOf(staffPost(`/admin/draft-orders/${id}/convert-to-order`))).toBe(200);
  });
});

describe("an order", () => {
  it("is edited with right lenses only", { tags: "long" }, async () => {
    const order = await orderedLens();
    await staffPost("/admin/order-edits", { order_id: order.id });
    const added = await addedBy(`/admin/order-edits/${order.id}/items`);
    const action = `/admin/order-edits/${order.id}/items/${added?.actions?.[0]?.id}`;
    expect(await statusOf(staffPost(action, { quantity: 1.5 }))).toBe(400);
    const line = `/admin/order-edits/${order.id}/items/item/${order.items?.[0]?.id}`;
    const change = { quantity: 1, metadata: { lens: notMade } };
    expect(await statusOf(staffPost(line, change))).toBe(400);
    expect(await statusOf(staffPost(line, { quantity: 1, metadata: null }))).toBe(400);
    const sphere = { ...lens, sphere: -2 };
    const right = { quantity: 1, metadata: { lens: { ...sphere, axis: 90 } } };
    expect(await statusOf(staffPost(line, right))).toBe(200);
  });

  it.each(oneUnlessAll(["claims", "exchanges"]))(
    "sends out right lenses only by %s",
    { tags: "long" },
    async (kind) => {
      const order = await orderedLens();
      const body = { order_id: order.id, ...(kind === "claims" ? { type: "replace" } : {}) };
      const answer = await staffPost<Record<string, { id: string }>>(`/admin/${kind}`, body);
      const id = answer[kind.slice(0, -1)]?.id;
      const added = await addedBy(`/admin/${kind}/${id}/outbound/items`);
      const action = `/admin/${kind}/${id}/outbound/items/${added?.actions?.[0]?.id}`;
      expect(await statusOf(staffPost(action, { quantity: 0 }))).toBe(400);
      expect(await statusOf(staffPost(action, { quantity: 2 }))).toBe(200);
    },
  );

  it("is not changed by an edit whose lens is no longer made when it is confirmed", {
    tags: "long",
  }, async () => {
    const order = await orderedLens();
    const other: Lens = { ...lens, axis: 100 };
    const confirm = `/admin/order-edits/${order.id}/confirm`;
    await staffPost("/admin/order-edits", { order_id: order.id });
    await staffPost(`/admin/order-edits/${order.id}/items`, { items: [item({ lens: other })] });
    // What the order had before is not asked about: only what the edit adds or changes.
    await withRange(staff, handle, withoutItsAxis, async () => {
      expect(await statusOf(staffPost(confirm))).toBe(200);
    });

    await staffPost("/admin/order-edits", { order_id: order.id });
    const line = `/admin/order-edits/${order.id}/items/item/${order.items?.[0]?.id}`;
    await staffPost(line, { quantity: 2 });
    await staffPost(`/admin/order-edits/${order.id}/request`);
    const linesNow = async () => {
      const { order: read } = await staff.admin.order.retrieve(order.id, { fields: "id,*items" });
      return (read.items ?? []).map(({ quantity }) => quantity).sort();
    };
    await withRange(staff, handle, withoutItsAxis, async () => {
      expect(await statusOf(staffPost(confirm))).toBe(400);
      expect(await linesNow()).toEqual([1, 1]);
    });
    expect(await statusOf(staffPost(confirm))).toBe(200);
    expect(await linesNow()).toEqual([1, 2]);
    const { items } = await expectWhole(info, staff, order.id);
    expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
  });

  it.each(oneUnlessAll(["exchanges", "claims"]))(
    "is not changed by %s of it either",
    { tags: "long" },
    async (kind) => {
      const order = await orderedLens();
      await deliver(staff, order.id);
      const body = { order_id: order.id, ...(kind === "claims" ? { type: "replace" } : {}) };
      const begun = await staffPost<Record<string, { id: string }>>(`/admin/${kind}`, body);
      const path = `/admin/${kind}/${begun[kind.slice(0, -1)]?.id}`;
      await staffPost(`${path}/outbound/items`, { items: [item({ lens })] });
      const back = { id: order.items?.[0]?.id, quantity: 1 };
      const { return_reasons } = await staff.admin.returnReason.list({ limit: 1 });
      const reason = kind === "claims" ? { reason: "other" } : { reason_id: return_reasons[0]?.id };
      await staffPost(`${path}/inbound/items`, { items: [{ ...back, ...reason }] });
      const request = () => statusOf(staffPost(`${path}/request`));
      await withRange(staff, handle, withoutItsAxis, async () => {
        expect(await request()).toBe(400);
      });
      expect(await request()).toBe(200);
    },
  );

  it("can not be written by running a bare workflow", async () => {
    const path = "/admin/workflows-executions/create-orders/run";
    expect(await statusOf(staffPost(path, { input: {} }))).toBe(403);
  });
});

describe("the log of the backend", () => {
  it("holds no parameter, not even of bodies that are no JSON", async () => {
    const cartId = await startCart(sdk);
    const secret = "-13.37";
    const path = `/store/carts/${cartId}/line-items`;
    await post(info, path, { ...item({ lens: { ...lens, sphere: -13.37 } }) });
    await post(info, path, `{"metadata":{"lens":{"sphere":${secret},`);
    const { status } = await post(info, path, { ...item({ lens, note: `${secret}\u0000` }) });
    expect(status).toBe(400);
    const log = readFileSync(join(info.dataDir, "logs/backend.log"), "utf8");
    expect(log).not.toContain("13.37");
  });
});
