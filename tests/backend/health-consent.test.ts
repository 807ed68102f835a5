/** Consent to the use of health data: needed before it, shown after it, and withdrawn with what follows. */
import { randomUUID } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShownConsent } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { FetchError } from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ask, type BagBody, lensConsent, TestBag } from "../support/bags.ts";
import { storeClient } from "../support/customer.ts";
import { query } from "../support/database.ts";
import { act, emptyDays, follow, rightRequest, send } from "../support/home-service.ts";
import {
  answersOfForm,
  boxInCart,
  decidedOf,
  lensAnswers,
  orderBox,
  takeStep,
} from "../support/lens-releases.ts";
import { rightLenses, stockUp, variantIds } from "../support/lenses.ts";
import { askStore, deliver, proofOf } from "../support/orders.ts";
import { place, wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const handle = "biofinity";
const lens = { eye: "right", ...rightLenses[handle] };
let staff: Medusa;
let variant_id: string;
let solution: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const variantOf = await variantIds(storeClient(info));
  variant_id = variantOf(handle);
  solution = variantOf(wellStocked);
  await stockUp(staff, handle);
});

const email = () => `consent.${randomUUID()}@example.com`;
const line = () => ({ variant_id, quantity: 1, lens, answers: lensAnswers });
const cartLine = () => ({ variant_id, quantity: 1, metadata: { lens } });

interface CartBody extends BagBody {
  cart?: { id: string; items?: readonly unknown[] };
}
const cart = (path: string, body: object) => ask<CartBody>(info, `/store/carts${path}`, body);
const refusal = ({ status, body }: { status: number; body: BagBody }) => [status, body.code];
const outdated = { version: "2020-01", language: "en" };

describe("lens values", () => {
  it("come into no bag without consent to their use, and with one consent for all", async () => {
    const begin = { language: "en", lines: [line()] };
    expect(refusal(await ask(info, "/store/bags", begin))).toEqual([400, "consent"]);
    const wrong = await ask(info, "/store/bags", { ...begin, consent: outdated });
    expect(wrong.status).toBe(400);

    const { body } = await ask<{ bag: { id: string } }>(info, "/store/bags", {
      language: "en",
      lines: [{ variant_id: solution, quantity: 1 }],
    });
    const path = `/store/bags/${body.bag.id}/lines`;
    expect(refusal(await ask(info, path, { lines: [line()] }))).toEqual([400, "consent"]);
    const bag = () => ask<{ bag: object }>(info, `/bags/${body.bag.id}`, undefined, "GET");
    expect((await bag()).body.bag).toMatchObject({ pieces: 1, lenses: false });
    expect((await ask(info, path, { lines: [line()], consent: lensConsent })).status).toBe(200);
    const left = { ...line(), lens: { ...lens, eye: "left" } };
    expect((await ask(info, path, { lines: [left] })).status).toBe(200);
    expect((await bag()).body.bag).toMatchObject({ pieces: 3, lenses: true });
  });

  it("come into no cart of another program without it", async () => {
    expect(refusal(await cart("", { items: [cartLine()] }))).toEqual([400, "consent"]);
    const wrong = { items: [cartLine()], metadata: { lens_consent: outdated } };
    expect(refusal(await cart("", wrong))).toEqual([400, "consent"]);

    const { body } = await cart("", {});
    const items = `/${body.cart?.id}/line-items`;
    expect(refusal(await cart(items, cartLine()))).toEqual([400, "consent"]);
    await cart(`/${body.cart?.id}`, { metadata: { lens_consent: lensConsent } });
    expect((await cart(items, cartLine())).body.cart?.items).toHaveLength(1);

    const whole = { items: [cartLine()], metadata: { lens_consent: lensConsent } };
    expect((await cart("", whole)).body.cart?.items).toHaveLength(1);
  });

  it("that are in a cart from before are not ordered without it", async () => {
    const ready = await boxInCart(info, { variant_id, lens, email: email() });
    await query(info, "delete from health_consent where subject = $1", [ready.id]);
    expect(await place(info, ready)).toMatchObject({ outcome: "refused", reason: "consent" });
  });
});

const consentsOf = async (orderId: string) => {
  const path = `/admin/orders/${orderId}/health-consents`;
  return (await staff.client.fetch<{ health_consents: ShownConsent[] }>(path)).health_consents;
};

/** Withdraws as the storefront does for its customer. */
const withdraw = async (orderId: string) =>
  askStore(info, `/store/orders/${orderId}/consent-withdrawal`, {
    method: "POST",
    body: {},
    headers: await proofOf(info, orderId),
  });

const progressOf = async (orderId: string) => {
  const headers = await proofOf(info, orderId);
  return (await askStore(info, `/store/orders/${orderId}/progress`, { headers })).body.progress;
};

async function storedPrescription(): Promise<string> {
  const response = await fetch(`${info.backend}/store/lens-prescriptions`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "x-publishable-api-key": info.publishableKey,
      "x-visitor-network": randomUUID(),
      "x-lens-consent": lensConsent.version,
    },
    body: new Uint8Array(Buffer.from("%PDF-1.7\nright -2.50")),
  });
  const body: { prescription: { id: string } } = await response.json();
  return body.prescription.id;
}

const order = async (prescription?: string) =>
  orderBox(info, { variant_id, lens, email: email(), ...(prescription && { prescription }) });

/** What is stored of the lenses of an order: with it, with its cart and with its release. */
async function storedOf(orderId: string) {
  const [found] = await query<{ order: object[]; cart: object[]; bags: number; release: object }>(
    info,
    `select
       (select jsonb_agg(l.metadata) from order_item i join order_line_item l on l.id = i.item_id
        where i.order_id = $1) as order,
       (select jsonb_agg(l.metadata) from order_cart c join cart_line_item l on l.cart_id = c.cart_id
        where c.order_id = $1) as cart,
       (select count(*)::int from order_cart c join bag b on b.cart_id = c.cart_id
        where c.order_id = $1) as bags,
       (select jsonb_build_object('lenses', lenses, 'text', text) from lens_release
        where id = $1) as release`,
    [orderId],
  );
  return found;
}

const hasRow = async (id: string) => ((await decidedOf(staff, id))?.revision ?? 0) > 0;
const awaitRow = (id: string) =>
  vi.waitFor(async () => expect(await hasRow(id)).toBe(true), 30_000);

const codeOf = async (attempt: Promise<unknown>): Promise<string | undefined> => {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof FetchError) return error.message;
    throw error;
  }
};

describe("consent for an order", { timeout: 240_000 }, () => {
  it("is shown to staff and customer, and withdrawn it stops an order that is not packed", async () => {
    const file = await storedPrescription();
    const id = await order(file);
    await awaitRow(id);
    const given = { purpose: "lens-values", ...lensConsent, taken_by: null, withdrawn_at: null };
    expect(await consentsOf(id)).toMatchObject([given]);
    expect(await progressOf(id)).toMatchObject({ consents: [given], lenses: "waiting" });
    await takeStep(staff, id, "release", {
      revision: (await decidedOf(staff, id))?.revision ?? 0,
    });

    const path = `/store/orders/${id}/consent-withdrawal`;
    expect((await askStore(info, path, { method: "POST", body: {} })).status).toBe(404);
    expect((await withdraw(id)).status).toBe(200);
    expect((await withdraw(id)).status).toBe(404);
    const withdrawn = { ...given, withdrawn_at: expect.any(String) };
    expect(await progressOf(id)).toMatchObject({ consents: [withdrawn], lenses: "waiting" });
    expect(existsSync(join(info.dataDir, "prescriptions", file))).toBe(false);
    // The values are needed until it is decided what becomes of the order.
    const stored = await storedOf(id);
    expect(stored?.order).toMatchObject([{ lens }]);
    expect(stored?.order[0]).not.toHaveProperty("lensAnswers");

    const { order: read } = await staff.admin.order.retrieve(id, { fields: "id,*items" });
    const items = (read.items ?? []).map((item) => ({ id: item.id, quantity: item.quantity }));
    const pack = staff.admin.order.createFulfillment(id, { items, metadata: {} });
    expect(await codeOf(pack)).toContain("withdrawn the consent");
    const revision = (await decidedOf(staff, id))?.revision ?? 0;
    expect(await codeOf(takeStep(staff, id, "release", { revision }))).toContain(
      "withdrawn the consent",
    );

    await staff.admin.order.cancel(id);
    await vi.waitFor(
      async () => expect((await storedOf(id))?.order[0]).not.toHaveProperty("lens"),
      { timeout: 60_000, interval: 500 },
    );
    expect((await consentsOf(id)).at(-1)).toMatchObject(withdrawn);
  });

  it("withdrawn after delivery, it leaves nothing of the values but its own record", async () => {
    const id = await order();
    await awaitRow(id);
    await deliver(staff, id);
    expect((await withdraw(id)).status).toBe(200);
    const stored = await storedOf(id);
    expect(stored).toMatchObject({ bags: 0, release: { lenses: null, text: null } });
    for (const metadata of [...(stored?.order ?? []), ...(stored?.cart ?? [])]) {
      expect(Object.keys(metadata)).toEqual(["withdrawal"]);
    }
    const contents = await query(
      info,
      "select 1 from notification where resource_id = $1 and channel = 'email' and data is not null",
      [id],
    );
    expect(contents).toEqual([]);
  });

  it("is taken by who makes an order of a draft with lenses, by name", async () => {
    const { regions } = await staff.admin.region.list({ name: "Luxembourg" });
    const { draft_order } = await staff.admin.draftOrder.create({
      email: email(),
      region_id: regions[0]?.id ?? "",
      items: [{ ...cartLine(), unit_price: 20 }],
    } as Parameters<Medusa["admin"]["draftOrder"]["create"]>[0]);
    await staff.admin.draftOrder.convertToOrder(draft_order.id);
    const [taken, ...others] = await consentsOf(draft_order.id);
    expect([taken?.taken_by?.length, others]).toEqual([expect.any(Number), []]);
    expect(taken).toMatchObject({ purpose: "lens-values", withdrawn_at: null });
  });
});

describe("what the business keeps no longer", { timeout: 240_000 }, () => {
  it("is erased: answers and values of old orders, bags with values before other bags", async () => {
    const stored = await staff.client.fetch<{
      business_profile: { healthData: object };
      version: number;
    }>("/admin/business-profile");
    const write = async (healthData: object) => {
      const { version } = await staff.client.fetch<{ version: number }>("/admin/business-profile");
      const business_profile = { ...stored.business_profile, healthData };
      const body = { business_profile, version };
      await staff.client.fetch("/admin/business-profile", { method: "POST", body });
    };
    const [young, answered, old, open] = [
      await order(),
      await order(),
      await order(),
      await order(),
    ];
    for (const id of [young, answered, old]) {
      await awaitRow(id);
      await deliver(staff, id);
    }
    const bagOf = async (...lines: object[]) => {
      const bag = await TestBag.begin(info, lines);
      const aged = "update bag set updated_at = now() - interval '2 days' where id = $1";
      await query(info, aged, [bag.id]);
      return bag.id;
    };
    const withLens = await bagOf(line());
    const without = await bagOf({ variant_id: solution, quantity: 1 });
    const aged = `update "order" set created_at = now() - make_interval(months => $1) where id = $2`;
    for (const [id, months] of [
      [answered, 3],
      [old, 7],
      [open, 7],
    ] as const) {
      await query(info, aged, [months, id]);
    }
    await write({ ...stored.business_profile.healthData, ...periods });
    try {
      const keysOf = async (id: string) =>
        Object.keys((await storedOf(id))?.order[0] ?? {}).toSorted();
      await vi.waitFor(
        async () => {
          expect(await keysOf(old)).toEqual(["withdrawal"]);
          expect(await keysOf(answered)).toEqual(["lens", "withdrawal"]);
          const bags = await query<{ id: string }>(info, "select id from bag where id = any($1)", [
            [withLens, without],
          ]);
          expect(bags).toEqual([{ id: without }]);
        },
        { timeout: 120_000, interval: 500 },
      );
      for (const id of [young, open]) {
        expect(await keysOf(id)).toEqual(["lens", "lensAnswers", "withdrawal"]);
      }
    } finally {
      await write(stored.business_profile.healthData);
    }
  });
});

const periods = { answersMonths: 2, lensValuesMonths: 6, bagDays: 1 };

describe("consent for a home visit", () => {
  it("is shown by its link, and withdrawn it cancels the visit and erases the person", async () => {
    const [day] = await emptyDays(info, staff);
    const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
    const sent = await send(info, rightRequest([wish], { consent: true, language: "fr" }));
    const { token = "", reference } = sent.body.request ?? {};
    const consent = { purpose: "home-visit", language: "fr", withdrawn_at: null };
    expect((await follow(info, token)).body.request?.consents).toMatchObject([consent]);

    expect((await act(info, token, "consent-withdrawal")).status).toBe(200);
    expect((await follow(info, token)).status).toBe(404);
    expect((await act(info, token, "consent-withdrawal")).status).toBe(404);
    const rows = await query(
      info,
      `select r.status, r.email, r.erased_at is not null as erased, h.withdrawn_at is not null as withdrawn
       from home_service_request r join health_consent h on h.subject = r.id where r.reference = $1`,
      [reference],
    );
    expect(rows).toEqual([{ status: "cancelled", email: null, erased: true, withdrawn: true }]);
  });

  it("is not recorded where a request came without", async () => {
    const [day] = await emptyDays(info, staff);
    const wish = { date: day?.date ?? "", time: day?.times[1] ?? "" };
    const sent = await send(info, rightRequest([wish]));
    const answer = await follow(info, sent.body.request?.token ?? "");
    expect(answer.body.request?.consents).toEqual([]);
  });
});

it("lens values leave no trace in a log, refused or taken", async () => {
  const values = { sphere: -11.5, baseCurve: 8.6, diameter: 14 };
  const odd = { eye: "right", ...values };
  const lines = [{ ...line(), lens: odd }];
  expect((await ask(info, "/store/bags", { language: "en", lines })).status).toBe(400);
  const bag = await TestBag.begin(info, lines);
  expect((await bag.project()).status).toBe(200);
  await cart("", { items: [{ ...cartLine(), metadata: { lens: { ...odd, axis: 90 } } }] });
  const { body } = await cart("", { metadata: { lens_consent: lensConsent } });
  await cart(`/${body.cart?.id}/line-items`, { ...cartLine(), metadata: { lens: odd } });

  const pasted = "OD -11.50 BC 8.6 DIA 14.0";
  const fields = { ...answersOfForm, eyes: "right", variant: variant_id, prescription: pasted };
  for (const change of [{ "right.boxes": "1" }, { "check.consent": "" }, { "right.boxes": "x" }]) {
    const form = new FormData();
    const eye = { "right.sphere": "-11.50", "right.baseCurve": "8.6", "right.diameter": "14.0" };
    for (const [name, value] of Object.entries({ ...fields, ...eye, ...change })) {
      form.set(name, value);
    }
    await fetch(`${info.shop}/shop/product/${handle}`, {
      method: "POST",
      headers: { origin: new URL(info.shop).origin },
      body: form,
      redirect: "manual",
    });
  }
  const id = await orderBox(info, { variant_id, lens: odd, email: email() });
  await awaitRow(id);
  await withdraw(id);

  const logs = globSync("logs/*.log", { cwd: info.dataDir });
  expect(logs.length).toBeGreaterThan(1);
  const traces = logs.filter((name) =>
    /[-−]11[.,]5/.test(readFileSync(join(info.dataDir, name), "utf8")),
  );
  expect(traces).toEqual([]);
});
