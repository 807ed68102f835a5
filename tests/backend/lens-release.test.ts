/** An optician releases the lenses of an order before they are packed or ordered from a maker. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import {
  type Decided,
  decidedOf,
  lensAnswers,
  orderBox,
  releaseLenses,
  takeStep,
} from "../support/lens-releases.ts";
import { type Lens, rightLenses, variantIds } from "../support/lenses.ts";
import { askStore, awaitMails, proofOf } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const handle = "biofinity";
let staff: Medusa;
let variant_id: string;
let location_id: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant_id = (await variantIds(info))(handle);
  const { stock_locations } = await staff.admin.stockLocation.list({ limit: 1 });
  location_id = stock_locations[0]?.id ?? "";
});

const lensOf = (sphere: number): Lens => ({ eye: "right", ...rightLenses[handle], sphere });

const newCustomer = () => `lens.${randomUUID()}@example.com`;

const order = (sphere = -2.5, email = newCustomer(), language = "en") =>
  orderBox(info, { variant_id, lens: lensOf(sphere), email, language });

/** Once the row of an order is there; the event of a placed order comes a moment after its answer. */
const awaitRow = (orderId: string) =>
  eventually(async () => {
    const decided = await decidedOf(staff, orderId);
    if (!decided || decided.revision === 0) throw new Error("no row yet");
    return decided;
  });

async function packing(orderId: string) {
  const { order: read } = await staff.admin.order.retrieve(orderId, { fields: "id,*items" });
  const items = (read.items ?? []).map(({ id, quantity }) => ({ id, quantity }));
  const lots = items.map(({ id }) => ({ line: id, box: 1, lot: "A1", expiry: "2031-05" }));
  return {
    byMedusa: () =>
      statusOf(staff, "POST", `/admin/orders/${orderId}/fulfillments`, { items, location_id }),
    byLots: () => statusOf(staff, "POST", `/admin/orders/${orderId}/pack`, { lots }),
  };
}

async function isOnMakersList(orderId: string): Promise<boolean> {
  const { order: read } = await staff.admin.order.retrieve(orderId, { fields: "id,display_id" });
  const list: Response = await staff.client.fetch("/admin/wholesaler-orders/export", {
    headers: { accept: "text/csv" },
  });
  return (await list.text()).split("\r\n").some((line) => line.endsWith(`,${read.display_id}`));
}

const queue = async () =>
  (await staff.client.fetch<{ lens_releases: (Decided & Queued)[] }>("/admin/lens-releases"))
    .lens_releases;

interface Queued {
  readonly email: string;
  readonly groups: readonly {
    readonly answers: readonly { worn: string; watch: readonly string[] }[];
    readonly lines: readonly { readonly lens: Lens; readonly boxes: number }[];
    readonly range: { readonly kind: string } | null;
    readonly warnings: readonly { readonly code: string }[];
  }[];
  readonly earlier: readonly { readonly order_id: string }[];
}

async function progressOf(orderId: string) {
  const headers = await proofOf(info, orderId);
  return (await askStore(info, `/store/orders/${orderId}/progress`, { headers })).body.progress;
}

describe("an order with lenses", () => {
  it("waits, with all that an optician needs, until it is released", async () => {
    const email = newCustomer();
    const id = await order(-2.5, email);
    const { state, revision } = await awaitRow(id);
    expect(state).toBe("waiting");
    const { byLots, byMedusa } = await packing(id);
    expect([await byLots(), await byMedusa()]).toEqual([400, 400]);
    expect(await isOnMakersList(id)).toBe(false);
    expect((await progressOf(id)).lenses).toBe("waiting");

    const queued = (await queue()).find(({ order_id }) => order_id === id);
    expect(queued).toMatchObject({
      ...{ email, earlier: [] },
      groups: [
        {
          answers: [{ ...lensAnswers, watch: [] }],
          lines: [{ lens: lensOf(-2.5), boxes: 1 }],
          range: { kind: "spherical" },
          warnings: [],
        },
      ],
    });
    const { today } = await staff.client.fetch<{
      today: { lens_releases: { rows: { id: string }[]; count: number } };
    }>("/admin/today");
    expect(today.lens_releases.count).toBeGreaterThan(0);

    await takeStep(staff, id, "release", { revision });
    expect(await isOnMakersList(id)).toBe(true);
    expect((await progressOf(id)).lenses).toBe("released");
    expect(await byLots()).toBe(200);
    expect((await queue()).map(({ order_id }) => order_id)).not.toContain(id);
  });

  it("waits where nobody wrote it down, until the job does", { tags: "long" }, async () => {
    const id = await order();
    await awaitRow(id);
    await query(info, "delete from lens_release where id = $1", [id]);
    const { byMedusa } = await packing(id);
    expect(await byMedusa()).toBe(400);
    expect(await awaitRow(id)).toMatchObject({ state: "waiting", revision: 1 });
  });

  it("waits again when a line is added that nobody has looked at", { tags: "long" }, async () => {
    const id = await order();
    await awaitRow(id);
    await releaseLenses(staff, id);
    await staff.admin.orderEdit.initiateRequest({ order_id: id });
    const metadata = { lens: lensOf(-5) };
    await staff.client.fetch(`/admin/order-edits/${id}/items`, {
      method: "POST",
      body: { items: [{ variant_id, quantity: 1, metadata }] },
    });
    await staff.admin.orderEdit.confirm(id);
    expect((await decidedOf(staff, id))?.state).toBe("waiting");
    expect(await (await packing(id)).byMedusa()).toBe(400);
  });

  it("is decided by one of two who look at once", async () => {
    const id = await order();
    const { revision } = await awaitRow(id);
    const path = `/admin/lens-releases/${id}`;
    const statuses = await Promise.all([
      statusOf(staff, "POST", `${path}/release`, { revision }),
      statusOf(staff, "POST", `${path}/ask`, { revision, text: "Which box?" }),
    ]);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await statusOf(staff, "POST", `${path}/release`, { revision })).toBe(409);
  });

  it("is decided by those only whose role allows it", async () => {
    const id = await order();
    const { revision } = await awaitRow(id);
    const path = `/admin/lens-releases/${id}`;
    const sales = await newcomer(info, staff, "sales");
    expect(await statusOf(sales.sdk, "GET", "/admin/lens-releases")).toBe(403);
    expect(await statusOf(sales.sdk, "POST", `${path}/release`, { revision })).toBe(403);
    const optician = await newcomer(info, staff, "optician");
    expect(await statusOf(optician.sdk, "POST", `${path}/release`, { revision })).toBe(200);
    expect((await decidedOf(staff, id))?.decided_by).toBe("Nora Weis");
  });
});

describe("the same values again", () => {
  it("are released by themselves, but not when the months are over", { tags: "long" }, async () => {
    const email = newCustomer();
    const first = await order(-3, email);
    await awaitRow(first);
    await releaseLenses(staff, first);

    const again = await order(-3, email.toUpperCase());
    expect(await awaitRow(again)).toMatchObject({ state: "released", same_as: first });
    const other = await order(-3.25, email);
    expect((await awaitRow(other)).state).toBe("waiting");
    const { earlier } = (await queue()).find(({ order_id }) => order_id === other) ?? {};
    expect(earlier?.map(({ order_id }) => order_id)).toEqual([again, first]);

    const old = "update lens_release set decided_at = now() - interval '13 months' where id = $1";
    await query(info, old, [first]);
    expect((await awaitRow(await order(-3, email))).state).toBe("waiting");
  });
});

const languages = [
  ["en", "A question about your lenses", "could not approve yours"],
  ["fr", "Une question sur vos lentilles", "n’a pas pu valider les vôtres"],
  ["de", "Eine Frage zu Ihren Kontaktlinsen", "konnten wir nicht freigeben"],
] as const;

describe.each(languages)("a customer who reads %s", (language, asks, refuses) => {
  it("gets the question, and then the reason with what becomes of the money", {
    tags: "long",
  }, async () => {
    const email = newCustomer();
    const id = await order(-2.5, email, language);
    const { revision } = await awaitRow(id);
    const question = `Frage ${randomUUID()}?`;
    const { lens_release: asked } = await takeStep(staff, id, "ask", { revision, text: question });
    expect(asked).toMatchObject({ state: "asked", text: question });
    const [mail] = await awaitMails(info, email, question);
    expect(mail).toContain(asks);
    expect((await progressOf(id)).lenses).toBe("asked");
    expect(await (await packing(id)).byMedusa()).toBe(400);

    const reason = `Raison ${randomUUID()}.`;
    const body = { revision: asked.revision, text: reason };
    const { lens_release: refused } = await takeStep(staff, id, "refuse", body);
    expect(refused.state).toBe("refused");
    const [cancelled] = await awaitMails(info, email, reason);
    expect(cancelled?.replaceAll(/\s+/g, " ")).toContain(refuses);
    expect((await staff.admin.order.retrieve(id, { fields: "id,status" })).order.status).toBe(
      "canceled",
    );
    expect((await progressOf(id)).stage).toBe("cancelled");
  });
});

describe("an order that staff enter", () => {
  const draft = async () => {
    const { regions } = await staff.admin.region.list({ name: "Luxembourg" });
    return {
      region_id: regions[0]?.id ?? "",
      email: newCustomer(),
      items: [{ variant_id, quantity: 1, metadata: { lens: lensOf(-4) } }],
    };
  };

  it("is released in the name of the person who makes it an order, if that person may", {
    tags: "long",
  }, async () => {
    const { order: made } = await staff.client.fetch<{ order: { id: string } }>("/admin/orders", {
      method: "POST",
      body: await draft(),
    });
    const decided = await decidedOf(staff, made.id);
    expect([decided?.state, decided?.decided_by === null]).toEqual(["released", false]);

    const sales = await newcomer(info, staff, "sales");
    const { draft_order } = await sales.sdk.client.fetch<{ draft_order: { id: string } }>(
      "/admin/draft-orders",
      { method: "POST", body: await draft() },
    );
    const convert = `/admin/draft-orders/${draft_order.id}/convert-to-order`;
    expect(await statusOf(sales.sdk, "POST", convert)).toBe(200);
    expect((await awaitRow(draft_order.id)).state).toBe("waiting");
  });
});
