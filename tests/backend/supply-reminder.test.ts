/** The mail before lenses run out: asked for, sent once, moved on to the next order, and turned off. */
import { randomUUID } from "node:crypto";
import { consentVersions } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { progressOf, withdraw } from "../support/health-data.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { askStore, awaitMails, proofOf } from "../support/orders.ts";
import { mailsTo, type OutboxMail } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const handle = "biofinity";
const lens = { eye: "right", ...rightLenses[handle] };
const consent = { version: consentVersions["lens-reminder"], language: "en" };
let staff: Medusa;
let variant_id: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant_id = (await variantIds(info))(handle);
});

const newEmail = () => `supply.${randomUUID()}@example.com`;
const order = (email: string, language = "en") =>
  orderBox(info, { variant_id, lens, email, language });

async function reminder(id: string, method: "POST" | "DELETE", body: object = {}) {
  const headers = await proofOf(info, id);
  return askStore(info, `/store/orders/${id}/supply-reminder`, { method, body, headers });
}
const remind = (id: string, body: object = { weeks: 2, consent }) => reminder(id, "POST", body);
const supplyOf = async (id: string) => (await progressOf(info, id)).supply;

/** As if the order had been placed so many days ago, and the day of its reminder had come. */
async function age(id: string, days: number) {
  const back = `update "order" set created_at = now() - make_interval(days => $2) where id = $1`;
  await query(info, back, [id, days]);
  await query(info, "update supply_reminder set due_on = '2020-01-01' where id = $1", [id]);
}

const reminders = (mails: OutboxMail[]) =>
  mails.filter(({ subject }) => /last until/.test(subject));

describe("how long the lenses of an order last", { timeout: 120_000 }, () => {
  it("is said with its progress, for each eye", async () => {
    const id = await order(newEmail());
    const { lenses, reminder: planned } = await supplyOf(id);
    expect(lenses).toEqual([
      {
        title: expect.any(String),
        eyes: [{ eye: "right", last_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      },
    ]);
    // Three lenses, a month each; until they are here it takes some days.
    const days = (Date.parse(lenses[0].eyes[0].last_day) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(88);
    expect(days).toBeLessThan(110);
    expect(planned).toBeNull();
  });
});

describe("a reminder", { timeout: 120_000 }, () => {
  it("needs the proof of the order, a consent of its own and a number of weeks", async () => {
    const id = await order(newEmail());
    const path = `/store/orders/${id}/supply-reminder`;
    const body = { weeks: 2, consent };
    expect((await askStore(info, path, { method: "POST", body })).status).toBe(404);
    const stranger = await proofOf(info, "order_01J0000000000000000000000");
    const asked = await askStore(info, path, { method: "POST", body, headers: stranger });
    expect(asked.status).toBe(404);
    const lensConsent = { version: "2020-01", language: "en" };
    for (const wrong of [{ weeks: 2 }, { weeks: 0, consent }, { weeks: 2, consent: lensConsent }]) {
      expect((await remind(id, wrong)).status).toBe(400);
    }
    expect((await supplyOf(id)).reminder).toBeNull();
    const calendar = await askStore(info, `${path}/calendar?weeks=5`, {
      headers: await proofOf(info, id),
    });
    expect(calendar.status).toBe(400);
  });

  it("is asked for twice at once and turned off, and its consent ends with it", async () => {
    const id = await order(newEmail());
    const answers = await Promise.all([remind(id), remind(id, { weeks: 4, consent })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await supplyOf(id)).reminder).toMatchObject({ sent: false });
    expect((await reminder(id, "DELETE")).status).toBe(200);
    expect((await reminder(id, "DELETE")).status).toBe(200);
    expect((await supplyOf(id)).reminder).toBeNull();
    const consents = await query(
      info,
      "select withdrawn_at is not null as withdrawn from health_consent where subject = $1 and purpose = $2",
      [id, "lens-reminder"],
    );
    expect(consents).toEqual([{ withdrawn: true }]);
  });

  it("is sent once, in the customer's language, without lens values, with a link", async () => {
    const email = newEmail();
    const id = await order(email, "de");
    await remind(id, { weeks: 4, consent: { ...consent, language: "de" } });
    await age(id, 85);
    await awaitMails(info, email, "Kontaktlinsen reichen bis etwa");
    await query(info, "update supply_reminder set due_on = '2020-01-01' where id = $1", [id]);
    expect((await supplyOf(id)).reminder).toMatchObject({ sent: true });
    const mails = await mailsTo(info, email);
    const sent = mails.filter(({ subject }) => subject.includes("reichen bis etwa"));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain("/de/order-reminder/");
    expect(sent[0]?.text).toContain("rechtes Auge");
    expect(sent[0]?.text).not.toMatch(/[−-]\d[.,]\d\d/);
  });

  it("waits where the lenses last longer than was known", { tags: "long" }, async () => {
    const email = newEmail();
    const id = await order(email);
    await remind(id);
    await age(id, 30);
    await eventually(async () => {
      const { reminder: planned } = await supplyOf(id);
      expect(planned.on > new Date().toISOString().slice(0, 10)).toBe(true);
    });
    expect(reminders(await mailsTo(info, email))).toEqual([]);
  });

  it("moves on to a later order of the same lenses, with its consent", {
    tags: "long",
  }, async () => {
    const email = newEmail();
    const first = await order(email);
    await remind(first, { weeks: 4, consent });
    await age(first, 85);
    await awaitMails(info, email, "last until about");
    const second = await order(email);
    await eventually(async () => {
      expect((await supplyOf(second)).reminder).toMatchObject({ weeks: 4, sent: false });
    });
    expect((await supplyOf(first)).reminder).toBeNull();
    expect(reminders(await mailsTo(info, email))).toHaveLength(1);
  });

  it("ends with the consent to the values, and with the order", { tags: "long" }, async () => {
    const [withdrawn, cancelled] = await Promise.all([order(newEmail()), order(newEmail())]);
    for (const id of [withdrawn, cancelled]) await remind(id);
    expect((await withdraw(info, withdrawn)).status).toBe(200);
    await staff.admin.order.cancel(cancelled);
    for (const id of [withdrawn, cancelled]) await age(id, 85);
    await eventually(async () => {
      const left = await query(info, "select id from supply_reminder where id = any($1)", [
        [withdrawn, cancelled],
      ]);
      expect(left).toEqual([]);
    });
    expect(await supplyOf(cancelled)).toBeNull();
  });

  it("is had as a file for a calendar, too", async () => {
    const id = await order(newEmail());
    const response = await fetch(
      `${info.backend}/store/orders/${id}/supply-reminder/calendar?weeks=2`,
      { headers: { "x-publishable-api-key": info.publishableKey, ...(await proofOf(info, id)) } },
    );
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const file = (await response.text()).replaceAll("\r\n ", "");
    expect(file).toContain("BEGIN:VEVENT");
    expect(file).toContain("/order-reminder/");
    expect(file).toContain("BUSYSTATUS:FREE");
  });
});
