/** Consent to the use of lens values: needed before them, shown with the order, withdrawn with what follows. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, type BagBody, lensConsent } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import {
  awaitRelease,
  consentsOf,
  progressOf,
  refusalOf,
  storedOf,
  storedPrescription,
  withdraw,
} from "../support/health-data.ts";
import { boxInCart, decidedOf, lensAnswers, orderBox, takeStep } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { askStore, deliver } from "../support/orders.ts";
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
  const variantOf = await variantIds(info);
  variant_id = variantOf(handle);
  solution = variantOf(wellStocked);
});

const email = () => `consent.${randomUUID()}@example.com`;
const line = () => ({ variant_id, quantity: 1, lens, answers: lensAnswers });
const cartLine = () => ({ variant_id, quantity: 1, metadata: { lens } });

interface CartBody extends BagBody {
  cart?: { id: string; items?: readonly unknown[] };
}
const cart = (path: string, body: object) => ask<CartBody>(info, `/store/carts${path}`, body);
const coded = ({ status, body }: { status: number; body: BagBody }) => [status, body.code];
const outdated = { version: "2020-01", language: "en" };

describe("lens values", () => {
  it("come into no bag without consent to their use, and with one consent for all", async () => {
    const begin = { language: "en", lines: [line()] };
    expect(coded(await ask(info, "/store/bags", begin))).toEqual([400, "consent"]);
    const wrong = await ask(info, "/store/bags", { ...begin, consent: outdated });
    expect(wrong.status).toBe(400);

    const { body } = await ask<{ bag: { id: string } }>(info, "/store/bags", {
      language: "en",
      lines: [{ variant_id: solution, quantity: 1 }],
    });
    const path = `/store/bags/${body.bag.id}/lines`;
    expect(coded(await ask(info, path, { lines: [line()] }))).toEqual([400, "consent"]);
    const bag = () => ask<{ bag: object }>(info, `/bags/${body.bag.id}`, undefined, "GET");
    expect((await bag()).body.bag).toMatchObject({ pieces: 1, lenses: false });
    expect((await ask(info, path, { lines: [line()], consent: lensConsent })).status).toBe(200);
    const left = { ...line(), lens: { ...lens, eye: "left" } };
    expect((await ask(info, path, { lines: [left] })).status).toBe(200);
    expect((await bag()).body.bag).toMatchObject({ pieces: 3, lenses: true });
  });

  it("come into no cart of another program without it", async () => {
    expect(coded(await cart("", { items: [cartLine()] }))).toEqual([400, "consent"]);
    const wrong = { items: [cartLine()], metadata: { lens_consent: outdated } };
    expect(coded(await cart("", wrong))).toEqual([400, "consent"]);

    const { body } = await cart("", {});
    const items = `/${body.cart?.id}/line-items`;
    expect(coded(await cart(items, cartLine()))).toEqual([400, "consent"]);
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

const order = (prescription?: string) =>
  orderBox(info, { variant_id, lens, email: email(), ...(prescription && { prescription }) });

describe("consent for an order", { timeout: 240_000 }, () => {
  it("is shown to staff and customer, and withdrawn it stops an order that is not packed", async () => {
    const file = await storedPrescription(info);
    const id = await order(file);
    await awaitRelease(staff, id);
    const given = { purpose: "lens-values", ...lensConsent, taken_by: null, withdrawn_at: null };
    expect(await consentsOf(staff, id)).toMatchObject([given]);
    expect(await progressOf(info, id)).toMatchObject({ consents: [given], lenses: "waiting" });
    await takeStep(staff, id, "release", {
      revision: (await decidedOf(staff, id))?.revision ?? 0,
    });

    const path = `/store/orders/${id}/consent-withdrawal`;
    expect((await askStore(info, path, { method: "POST", body: {} })).status).toBe(404);
    expect((await withdraw(info, id)).status).toBe(200);
    expect((await withdraw(info, id)).status).toBe(404);
    const withdrawn = { ...given, withdrawn_at: expect.any(String) };
    expect(await progressOf(info, id)).toMatchObject({ consents: [withdrawn], lenses: "waiting" });
    expect(existsSync(join(info.dataDir, "prescriptions", file))).toBe(false);
    // The values are needed until it is decided what becomes of the order.
    const stored = await storedOf(info, id);
    expect(stored?.order).toMatchObject([{ lens }]);
    expect(stored?.order[0]).not.toHaveProperty("lensAnswers");

    const { order: read } = await staff.admin.order.retrieve(id, { fields: "id,*items" });
    const items = (read.items ?? []).map((item) => ({ id: item.id, quantity: item.quantity }));
    const pack = staff.admin.order.createFulfillment(id, { items, metadata: {} });
    expect(await refusalOf(pack)).toContain("withdrawn the consent");
    const revision = (await decidedOf(staff, id))?.revision ?? 0;
    expect(await refusalOf(takeStep(staff, id, "release", { revision }))).toContain(
      "withdrawn the consent",
    );

    await staff.admin.order.cancel(id);
    await eventually(async () =>
      expect((await storedOf(info, id))?.order[0]).not.toHaveProperty("lens"),
    );
    expect((await consentsOf(staff, id)).at(-1)).toMatchObject(withdrawn);
  });

  it("withdrawn after delivery, it leaves nothing of the values but its own record", {
    tags: "long",
  }, async () => {
    const id = await order();
    await awaitRelease(staff, id);
    await deliver(staff, id);
    const confirmation = () =>
      query(
        info,
        `select status = 'success' as sent, data is not null as kept from notification
         where resource_id = $1 and template = 'order-confirmation'`,
        [id],
      );
    await eventually(async () =>
      expect(await confirmation()).toEqual([{ sent: true, kept: true }]),
    );
    // That it is ordered is noted after the answer, by whatever comes to it.
    await query(
      info,
      `update bag set ordered_at = null
       where cart_id = (select cart_id from order_cart where order_id = $1)`,
      [id],
    );
    expect((await withdraw(info, id)).status).toBe(200);
    const stored = await storedOf(info, id);
    expect(stored).toMatchObject({ bags: 0, release: { lenses: null, text: null } });
    for (const metadata of [...(stored?.order ?? []), ...(stored?.cart ?? [])]) {
      expect(Object.keys(metadata)).toEqual(["withdrawal"]);
    }
    expect(await confirmation()).toEqual([{ sent: true, kept: false }]);
  });

  it("is taken by who makes an order of a draft with lenses, by name", async () => {
    const { regions } = await staff.admin.region.list({ name: "Luxembourg" });
    const { draft_order } = await staff.admin.draftOrder.create({
      email: email(),
      region_id: regions[0]?.id ?? "",
      items: [{ ...cartLine(), unit_price: 20 }],
    } as Parameters<Medusa["admin"]["draftOrder"]["create"]>[0]);
    await staff.admin.draftOrder.convertToOrder(draft_order.id);
    const [taken, ...others] = await consentsOf(staff, draft_order.id);
    expect([taken?.taken_by?.length, others]).toEqual([expect.any(Number), []]);
    expect(taken).toMatchObject({ purpose: "lens-values", withdrawn_at: null });
  });
});
