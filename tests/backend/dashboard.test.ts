/** What the dashboard's own pages ask for: each rule that the server, and not the page, has to keep. */
import { randomInt } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import type { FetchError } from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { eventually } from "../support/eventually.ts";
import { releaseLenses } from "../support/lens-releases.ts";
import { post, rightLenses, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();
const visitor = new Visitor(info);
/** What a page says, without the texts that its scripts bring along. */
const page = async (path: string) =>
  (await visitor.get(path)).text.replaceAll(/<script\b.*?<\/script>/gs, "");
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

type Brand = { id: string; country: string; updated_at: string; products: number };
type Group = { name: string | null; amount: number };

/** What the routes answer, each with its own part of it, as far as it is read here. */
type Answers = {
  business_profile: Record<string, unknown>;
  version: number;
  open: { id: string }[];
  parcels: { id: string; lots: unknown[]; version: number }[];
  lookbook_frames: { id: string }[];
  lookbook_frame: { id: string; handle: string; updated_at: string; form: Record<string, unknown> };
  brand: Brand;
  brands: Brand[];
  today: { orders: { count: number; rows: unknown[] } };
  report: {
    orders: number;
    total: number;
    by_category: Group[];
    by_brand: Group[];
    conversion: { bags: number; ordered: number };
    promise: { due: number; kept: number };
  };
};

const get = (path: string) => staff.client.fetch<Answers>(`/admin/${path}`);
const send = (path: string, body: object) =>
  staff.client.fetch<Answers>(`/admin/${path}`, { method: "POST", body });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    ({ status }: FetchError) => status,
  );

describe("the business profile", () => {
  it("is saved once of two who have read the same version", async () => {
    const { business_profile, version } = await get("business-profile");
    const saves = [7, 8].map((handlingDays) =>
      statusOf(
        send("business-profile", {
          business_profile: { ...business_profile, handlingDays },
          version,
        }),
      ),
    );
    expect((await Promise.all(saves)).sort()).toEqual([200, 409]);
    const now = await get("business-profile");
    await send("business-profile", { business_profile, version: now.version });
  });

  it("says who works in the store, how one comes there and how it looks, where staff have entered it", async () => {
    const { business_profile: before, version } = await get("business-profile");
    expect(await page("/about")).not.toContain("Our team");
    expect(await page("/contact")).not.toContain("/pictures/uploads/");
    const inAll = (en: string) => ({ en, fr: en, de: en });
    const written = {
      ...before,
      arrival: [{ title: inAll("By boat"), text: inAll("Moor at the mill") }],
      storePicture: `${info.backend}/uploads/front.jpg`,
      team: [{ name: "Ada Weber", qualification: inAll("Optometrist and master") }],
    };
    const saved = await send("business-profile", { business_profile: written, version });
    try {
      await eventually(async () => {
        expect(await page("/de/contact")).toMatch(/Moor at the mill.*\/pictures\/uploads\//s);
        expect(await page("/about")).toMatch(/Our team.*Ada Weber.*Optometrist and master/s);
      });
    } finally {
      await send("business-profile", { business_profile: before, version: saved.version });
    }
    await eventually(async () => expect(await page("/about")).not.toContain("Our team"));
  });
});

it("begins the page of an order with what is to be done", async () => {
  const { default_configuration: arranged } = await staff.client.fetch<{
    default_configuration: { configuration: { widgets: Record<string, object> } } | null;
  }>("/admin/layouts/order.details/configuration");
  expect(arranged?.configuration.widgets).toMatchObject({
    "widget:order-head": { order: -40 },
    "core:OrderGeneralSection": { hidden: true },
  });
});

describe("an order with lenses", () => {
  it("leaves only with lot and expiry of each box, which can be corrected", {
    tags: "long",
  }, async () => {
    const sdk = storeClient(info);
    const variant_id = (await variantIds(info))("biofinity");
    const cart = await startCart(sdk);
    const lens = { eye: "left", ...rightLenses.biofinity, sphere: -2.5 };
    await post(info, `/store/carts/${cart}/line-items`, {
      variant_id,
      quantity: 2,
      metadata: { lens },
    });
    const { id, display_id } = await placeOrder(sdk, cart);

    await releaseLenses(staff, id);
    const list: Response = await staff.client.fetch("/admin/wholesaler-orders/export", {
      headers: { accept: "text/csv" },
    });
    const row = (await list.text()).split("\r\n").find((line) => line.endsWith(`,${display_id}`));
    expect(row).toMatch(/^CooperVision,Biofinity,.*,2,-2\.50,,,,,8\.60,14\.00,left,\d+$/);

    const { open } = await get(`orders/${id}/lots`);
    const line = open[0]?.id ?? "";
    const lot = (box: number, expiry = "2031-05") => ({ line, box, lot: `A${box}`, expiry });
    expect(await statusOf(send(`orders/${id}/pack`, { lots: [lot(1)] }))).toBe(400);
    expect(await statusOf(send(`orders/${id}/pack`, { lots: [lot(1), lot(2, "2020-01")] }))).toBe(
      400,
    );
    const packs = [1, 2].map(() => statusOf(send(`orders/${id}/pack`, { lots: [lot(1), lot(2)] })));
    expect((await Promise.all(packs)).sort()).toEqual([200, 409]);

    const { parcels } = await get(`orders/${id}/lots`);
    expect(parcels).toHaveLength(1);
    const [parcel] = parcels;
    const path = `orders/${id}/lots/${parcel?.id}`;
    const correction = (name: string) => [lot(1), { ...lot(2), lot: name }];
    expect(await statusOf(send(path, { lots: correction("B2") }))).toBe(400);
    const version = parcel?.version;
    const atOnce = ["B2", "C2"].map((name) =>
      statusOf(send(path, { lots: correction(name), version })),
    );
    const statuses = await Promise.all(atOnce);
    expect([...statuses].sort()).toEqual([200, 409]);
    const { parcels: after } = await get(`orders/${id}/lots`);
    expect(after[0]?.lots).toEqual(correction(statuses[0] === 200 ? "B2" : "C2"));
    const later = { lots: correction("D2"), version: after[0]?.version };
    expect(await statusOf(send(path, later))).toBe(200);
    expect((await get(`orders/${id}/lots`)).parcels[0]?.lots).toEqual(correction("D2"));
  });
});

describe("the lookbook", () => {
  it("keeps a frame as it was entered and refuses an older one", { tags: "long" }, async () => {
    const { lookbook_frames } = await get("lookbook-frames");
    const template = (await get(`lookbook-frames/${lookbook_frames[0]?.id}`)).lookbook_frame.form;
    const form = {
      ...template,
      title: `Probe ${randomInt(1e6)}`,
      priceWithLenses: 249.5,
      place: "Wand A",
      colours: [
        { colour: "blue", colourCode: "B1", stock: 2 },
        { colour: "honey", colourCode: "H1", stock: 1 },
      ],
    };
    expect(await statusOf(send("lookbook-frames", { form: { ...form, colours: [] } }))).toBe(400);
    const { lookbook_frame: made } = await send("lookbook-frames", { form });
    try {
      expect(made.form).toEqual(form);
      const frame = () => page(`/lookbook/${made.handle}`);
      await eventually(async () => {
        expect(await frame()).toContain("from €249.50 with single-vision lenses");
      });
      expect(await statusOf(send("lookbook-frames", { form }))).toBe(409);
      const path = `lookbook-frames/${made.id}`;
      const changed = {
        ...form,
        priceWithLenses: undefined,
        colours: [
          { colour: "honey", colourCode: "H2", stock: 4 },
          { colour: "red", colourCode: "R1", stock: 1 },
        ],
      };
      const { lookbook_frame: saved } = await send(path, {
        form: changed,
        updated_at: made.updated_at,
      });
      expect(saved.form).toEqual(changed);
      await eventually(async () => {
        expect(await frame()).not.toContain("€249.50");
      });
      const hidden = { ...changed, shown: false };
      const { lookbook_frame: last } = await send(path, {
        form: hidden,
        updated_at: saved.updated_at,
      });
      expect(last.form).toEqual(hidden);
      const stale = send(path, { form, updated_at: made.updated_at });
      expect(await statusOf(stale)).toBe(409);
    } finally {
      await staff.admin.product.delete(made.id);
    }
  });
});

describe("brands", () => {
  it("are added, changed by one at a time, and deleted only without products", async () => {
    const description = { en: "e", fr: "f", de: "d" };
    const name = `Probe ${randomInt(1e6)}`;
    const { brand } = await send("brands", { name, country: "lu", description });
    const body = { name, country: "be", description, updated_at: brand.updated_at };
    const { brand: saved } = await send(`brands/${brand.id}`, body);
    expect(saved.country).toBe("be");
    expect(await statusOf(send(`brands/${brand.id}`, body))).toBe(409);
    const { brands } = await get("brands");
    const used = brands.find(({ products }) => products > 0);
    const remove = (id: string) =>
      statusOf(staff.client.fetch(`/admin/brands/${id}`, { method: "DELETE" }));
    expect(await remove(used?.id ?? "")).toBe(400);
    expect(await remove(brand.id)).toBe(200);
  });
});

describe("today and the reports", () => {
  it("count what the records say", async () => {
    await orderAnAccessory(info);
    const { today } = await get("today");
    expect(today.orders.rows.length).toBeLessThanOrEqual(10);
    expect(today.orders.count).toBeGreaterThanOrEqual(today.orders.rows.length);
    // In Luxembourg it is tomorrow up to two hours before it is in UTC.
    const fromNow = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const [from, day] = [fromNow(-7), fromNow(1)];
    const { report } = await get(`reports?from=${from}&to=${day}`);
    const sum = (groups: Group[]) => groups.reduce((total, { amount }) => total + amount, 0);
    expect(report.orders).toBeGreaterThan(0);
    expect(sum(report.by_category)).toBeCloseTo(report.total, 2);
    expect(sum(report.by_brand)).toBeCloseTo(report.total, 2);
    const { report: german } = await get(`reports?from=${from}&to=${day}&language=de`);
    const names = ({ by_category }: typeof report) => by_category.map(({ name }) => name);
    expect(names(report)).toContain("Accessories");
    expect(names(german)).toContain("Zubehör");
    expect(names(german)).not.toContain("Accessories");
    expect(report.conversion.ordered).toBeLessThanOrEqual(report.conversion.bags);
    expect(report.promise.kept).toBeLessThanOrEqual(report.promise.due);
    expect(await statusOf(get(`reports?from=${day}&to=${from}`))).toBe(400);
  });
});

it("loads the texts of its own languages, and no others of Medusa's", async () => {
  const html = await (await fetch(`${info.backend}/app/`)).text();
  const [, source = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  const script = await (await fetch(new URL(source, info.backend))).text();
  for (const own of ["Orders", "Bestellungen", "Commandes"]) expect(script).toContain(own);
  for (const other of ["Pedidos", "Zamówienia", "注文"]) expect(script).not.toContain(other);
  expect(Buffer.byteLength(script)).toBeLessThan(3_600_000);
});
