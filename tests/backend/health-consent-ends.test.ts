/** Health data end: in time, with a consent that is withdrawn, and never in a log. */
import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, type BagBody, lensConsent, TestBag } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { awaitRelease, storedOf, withdraw } from "../support/health-data.ts";
import { act, emptyDays, follow, rightRequest, send } from "../support/home-service.ts";
import { answersOfForm, lensAnswers, orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { deliver } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
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

const email = () => `kept.${randomUUID()}@example.com`;
const line = () => ({ variant_id, quantity: 1, lens, answers: lensAnswers });
const cartLine = () => ({ variant_id, quantity: 1, metadata: { lens } });
const order = () => orderBox(info, { variant_id, lens, email: email() });

interface CartBody extends BagBody {
  cart?: { id: string };
}
const cart = (path: string, body: object) => ask<CartBody>(info, `/store/carts${path}`, body);

const periods = { answersMonths: 2, lensValuesMonths: 6, bagDays: 1 };

describe("what the business keeps no longer", { timeout: 240_000 }, () => {
  it("is erased: answers and values of old orders, bags with values before other bags", {
    tags: "long",
  }, async () => {
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
    const [young, answered, old, open] = await Promise.all([order(), order(), order(), order()]);
    for (const id of [young, answered, old]) {
      await awaitRelease(staff, id);
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
        Object.keys((await storedOf(info, id))?.order[0] ?? {}).toSorted();
      await eventually(async () => {
        expect(await keysOf(old)).toEqual(["withdrawal"]);
        expect(await keysOf(answered)).toEqual(["lens", "withdrawal"]);
        const bags = await query<{ id: string }>(info, "select id from bag where id = any($1)", [
          [withLens, without],
        ]);
        expect(bags).toEqual([{ id: without }]);
      });
      for (const id of [young, open]) {
        expect(await keysOf(id)).toEqual(["lens", "lensAnswers", "withdrawal"]);
      }
    } finally {
      await write(stored.business_profile.healthData);
    }
  });
});

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
  await awaitRelease(staff, id);
  await withdraw(info, id);

  const logs = globSync("logs/*.log", { cwd: info.dataDir });
  expect(logs.length).toBeGreaterThan(1);
  const traces = logs.filter((name) =>
    /[-−]11[.,]5/.test(readFileSync(join(info.dataDir, name), "utf8")),
  );
  expect(traces).toEqual([]);
});
