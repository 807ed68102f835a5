/** The makers' list: what is to order, ordered and arrived, so that nothing is ordered twice. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { oneUnlessAll } from "../support/extent.ts";
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const path = "/admin/wholesaler-orders";
let staff: Medusa;

interface Line {
  readonly id: string;
  readonly state: string;
  readonly order_id: string;
  readonly order: number;
  readonly maker: string;
  readonly pack: string;
  readonly boxes: number;
  readonly ordered_by?: string;
}

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

const all = async () => (await staff.client.fetch<{ lines: Line[] }>(path)).lines;
const linesOf = async (orderId: string) =>
  (await all()).filter(({ order_id }) => order_id === orderId);
const csv = async (query: string) => {
  const answer: Response = await staff.client.fetch(`${path}/export?${query}`, {
    headers: { accept: "text/csv" },
  });
  return answer.text();
};
const toOrder = async (maker: string) =>
  (await all()).filter((line) => line.maker === maker && line.state === "to-order");

async function released() {
  const order = await orderReleased();
  const [line] = await linesOf(order);
  if (!line) throw new Error("not on the makers' list");
  return { order, maker: line.maker };
}

/** An order in French of one box, released. */
async function orderReleased(): Promise<string> {
  const variant_id = (await variantIds(info))("biofinity");
  const id = await orderBox(info, {
    ...{ variant_id, lens: { eye: "left", ...rightLenses.biofinity }, language: "fr" },
    email: `makers.${randomUUID()}@example.com`,
  });
  await releaseLenses(staff, id);
  return id;
}

describe("the makers' list", () => {
  it("knows what was ordered and what has arrived, and orders nothing twice", {
    tags: "long",
  }, async () => {
    const { order, maker } = await released();
    const [line] = await linesOf(order);
    expect(line).toMatchObject({ state: "to-order", pack: expect.stringMatching(/lenses$/) });
    const lines = (await toOrder(maker)).map(({ id }) => id);
    const send = () => statusOf(staff, "POST", path, { maker, lines });
    // Two people press at the same time.
    expect((await Promise.all([send(), send()])).toSorted()).toEqual([200, 409]);

    const [ordered] = await linesOf(order);
    expect(ordered).toMatchObject({ state: "ordered", boxes: line?.boxes });
    expect(ordered?.ordered_by).toBeTruthy();
    expect(await csv(`maker=${encodeURIComponent(maker)}`)).not.toContain(`,${line?.order}\r\n`);
    const id = ordered?.id ?? "";
    const mark = (state: string) => statusOf(staff, "POST", `${path}/lines`, { ids: [id], state });
    expect(await mark("arrived")).toBe(200);
    expect(await mark("arrived")).toBe(409);
    expect((await linesOf(order)).map(({ state }) => state)).toEqual(["arrived"]);
    // What has arrived was ordered.
    expect(await mark("to-order")).toBe(409);
    expect(await mark("ordered")).toBe(200);
    expect(await mark("to-order")).toBe(200);
    expect((await linesOf(order)).map(({ state }) => state)).toEqual(["to-order"]);
  });

  it("gives the file of what was ordered again, and refuses a list that has changed", {
    tags: "long",
  }, async () => {
    const { order, maker } = await released();
    const lines = (await toOrder(maker)).map(({ id }) => id);
    const other = await released();
    expect(await statusOf(staff, "POST", path, { maker, lines })).toBe(
      other.maker === maker ? 409 : 200,
    );
    const now = (await toOrder(maker)).map(({ id }) => id);
    const { maker_order } = await staff.client.fetch<{ maker_order: { id: string } }>(path, {
      ...{ method: "POST", body: { maker, lines: now } },
    });
    const [line] = await linesOf(order);
    const rows = (await csv(`batch=${maker_order.id}`)).split("\r\n");
    // The order is in French; a maker reads each pack in one language.
    const row = rows.find((one) => one.endsWith(`,${line?.order}`));
    expect(row).toContain(line?.pack);
    expect(row).toContain("lenses");
  });

  it.each(oneUnlessAll(["30 lenses", 2.5, -6]))(
    "stands, with all that reads lenses, beside a box of %s",
    async (typed) => {
      const variant_id = (await variantIds(info))("biofinity");
      const fields = "product_id,metadata";
      const { variants } = await staff.admin.productVariant.list({ id: variant_id, fields });
      const { product_id, metadata } = variants[0] ?? {};
      await orderBox(info, {
        ...{ variant_id, lens: { eye: "left", ...rightLenses.biofinity } },
        email: `makers.${randomUUID()}@example.com`,
      });
      const save = (changed: Record<string, unknown>) =>
        staff.admin.product.updateVariant(product_id ?? "", variant_id, { metadata: changed });
      await save({ ...metadata, lensesPerBox: typed });
      try {
        for (const read of [path, "/admin/lens-releases", "/admin/today"]) {
          expect(await statusOf(staff, "GET", read), read).toBe(200);
        }
      } finally {
        await save(metadata ?? {});
      }
    },
  );

  it("is changed by those who may change orders", async () => {
    const { sdk } = await inRole(info, "read-only");
    expect(await statusOf(sdk, "POST", path, { maker: "?", lines: ["x"] })).toBe(403);
  });
});
