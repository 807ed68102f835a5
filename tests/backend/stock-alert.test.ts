/** Being told that a product is in stock again: once, and only of what the website sells. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { variantIds } from "../support/lenses.ts";
import { askStore, awaitMails, fromNetwork } from "../support/orders.ts";
import { mailsTo } from "../support/outbox.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { sellOut } from "../support/stock.ts";

const info = runningShop();
let staff: Medusa;
let variant_id: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant_id = (await variantIds(info))(wellStocked);
});

const newEmail = () => `alert.${randomUUID()}@example.com`;
const ask = async (body: object, network?: string) =>
  askStore(info, "/store/stock-alerts", {
    method: "POST",
    body: { variant_id, language: "en", ...body },
    headers: await fromNetwork(info, network),
  });

it("comes once, in the language that was read, and the address is deleted with it, from the mail with its account", async () => {
  const email = newEmail();
  const restock = await sellOut(info, staff, variant_id);
  try {
    const answers = await Promise.all([
      ask({ email, language: "fr" }),
      ask({ email, language: "fr" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await mailsTo(info, email)).toEqual([]);
  } finally {
    await restock();
  }
  const [mail = ""] = await awaitMails(info, email, "de nouveau disponible");
  expect(mail).toContain("/fr/shop/product/");
  // It is forgotten once the mail is out.
  const alerts = () => query(info, "select id from stock_alert where email = $1", [email]);
  await eventually(async () => expect(await alerts()).toEqual([]));
  const headers = await bearerOfAccount(info, email);
  await askStore(info, "/store/account", { method: "DELETE", headers });
  const mails = await query(info, `select id from notification where "to" = $1`, [email]);
  expect(mails).toEqual([]);
});

it("is listed in the account of its address, which alone can end it, and goes with the account", async () => {
  const email = someAddress("alert");
  const own = "/store/account/stock-alerts";
  const listed = async (headers: { authorization: string }) =>
    (await askStore(info, `${own}?language=fr`, { headers })).body.stock_alerts;
  const restock = await sellOut(info, staff, variant_id);
  try {
    await ask({ email });
    const mine = await bearerOfAccount(info, email);
    const other = await bearerOfAccount(info, someAddress("alert"));
    const alerts = await listed(mine);
    expect(alerts).toMatchObject([{ handle: wellStocked, since: expect.any(String) }]);
    expect(await listed(other)).toEqual([]);
    expect((await askStore(info, `${own}?language=fr`)).status).toBe(401);

    const end = (headers: { authorization: string }) =>
      askStore(info, `${own}/${alerts[0].id}`, { method: "DELETE", headers });
    expect((await end(other)).status).toBe(404);
    expect((await end(mine)).status).toBe(200);
    expect((await end(mine)).status).toBe(404);
    expect(await listed(mine)).toEqual([]);

    await ask({ email });
    const { body } = await askStore(info, "/store/account/export", { headers: mine });
    expect(body.account.stock_alerts).toMatchObject([{ variant_id, language: "en" }]);
    await askStore(info, "/store/account", { method: "DELETE", headers: mine });
    expect(await query(info, "select id from stock_alert where email = $1", [email])).toEqual([]);
  } finally {
    await restock();
  }
});

it("is for nothing that the website does not sell, and for an address that can be one", async () => {
  const email = newEmail();
  expect((await ask({ email, variant_id: "variant_1" })).status).toBe(404);
  for (const wrong of ["", "marie", `a\r\nBcc: ${email}`, `${"a".repeat(255)}@example.com`]) {
    expect((await ask({ email: wrong })).status).toBe(400);
  }
  expect((await ask({ email, language: "it" })).status).toBe(400);
});

it("is limited for each network and each address", async () => {
  const network = randomUUID();
  const statuses = [];
  for (let tries = 0; tries < 21; tries += 1) {
    statuses.push((await ask({ email: newEmail(), variant_id: "variant_1" }, network)).status);
  }
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses[20]).toBe(429);
});
