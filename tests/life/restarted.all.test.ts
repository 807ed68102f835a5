/** A shop behind a proxy of another address; and what staff decided, and strangers tried, when its backend starts again. */
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { killBackend } from "../support/backend-process.ts";
import { TestBag } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { Launcher } from "../support/launcher.ts";
import { variantIds } from "../support/lenses.ts";
import { askStore, fromNetwork } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";
import { signInAsStaff } from "../support/staff.ts";

/** On loopback, as every address of 127.0.0.0/8, but none that is trusted by itself here. */
const proxy = "127.0.0.2";
const stranger = "127.0.0.1";

let launcher: Launcher;
let info: ShopInfo;
let staff: Medusa;
beforeAll(async () => {
  launcher = await Launcher.inNewFolder("proxy", { TRUSTED_PROXIES: proxy }, { filled: true });
  info = await launcher.start();
  // Before anybody guesses: this network is locked out then.
  staff = await signInAsStaff(info);
}, 240_000);
afterAll(() => launcher.remove());

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** Posts from an address of this machine, for whom the header says. */
async function post(site: string, { path, type, body }: Sent, from: string, forwarded: string) {
  const { port } = new URL(site);
  const asked = request({
    ...{ host: stranger, port, path, method: "POST", agent: false, localAddress: from },
    headers: {
      host: new URL(site).host,
      origin: new URL(site).origin,
      "content-type": type,
      "x-forwarded-for": forwarded,
    },
  });
  asked.end(body);
  const [answer] = await once(asked, "response");
  await text(answer);
  return Number(answer.statusCode);
}

/** Of another order each time: what is tried is limited as well. */
const lookUp = (): Sent => ({
  path: "/order",
  type: "application/x-www-form-urlencoded",
  body: new URLSearchParams({
    number: `${randomInt(1e6)}`,
    email: "nobody@example.com",
  }).toString(),
});
const signIn = (): Sent => ({
  path: "/auth/user/emailpass",
  type: "application/json",
  body: JSON.stringify({ email: info.staffEmail, password: "wrong-wrong-wrong" }),
});

const limited = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

interface Asked {
  readonly site: string;
  readonly what: () => Sent;
  /** Two more than one visitor has. */
  readonly tries: number;
}

/** How many were limited of all that were sent from an address, each for whom the header says. */
async function tried({ site, what, tries }: Asked, from: string, of: (index: number) => string) {
  const statuses: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    statuses.push(await post(site, what(), from, of(index)));
  }
  return limited(statuses);
}

it.each([
  ["website", (): Asked => ({ site: info.shop, what: lookUp, tries: 32 })],
  ["backend", (): Asked => ({ site: info.backend, what: signIn, tries: 12 })],
])("the %s believes the proxy that is named, and nobody else", async (_name, asked) => {
  expect(await tried(asked(), proxy, (index) => `203.0.113.${index}`)).toBe(0);
  expect(await tried(asked(), proxy, () => "198.51.100.7")).toBe(2);
  // Loopback is trusted only where nothing is set.
  expect(await tried(asked(), stranger, (index) => `192.0.2.${index}`)).toBe(2);
});

const offeredIn = (region: string) =>
  query<{ id: string }>(
    info,
    `select payment_provider_id as id from region_payment_provider
     where region_id = $1 and deleted_at is null order by 1`,
    [region],
  );

const bankTransfer = "pp_bank-transfer_bank-transfer";

/** Tries what is limited until it is refused, and gives what tries each of them once more. */
async function triedTooOften(): Promise<(() => Promise<number>)[]> {
  const variantOf = await variantIds(info);
  const bag = await TestBag.begin(info, [{ variant_id: variantOf(wellStocked), quantity: 1 }]);
  const network = await fromNetwork(info, randomUUID());
  const ask = (path: string, body: object) =>
    askStore(info, path, { method: "POST", body, headers: network });
  const account = { email: `nobody.${randomUUID()}@example.com`, password: "a guess of mine" };
  const order = { token: randomUUID(), email: "nobody@example.com" };
  const tries = [
    async () => (await ask(`/store/bags/${bag.id}/promotions`, { code: randomUUID() })).status,
    async () => (await ask("/store/order-access", order)).status,
    async () =>
      (await callBackend(info, "/auth/user/emailpass", { body: account, headers: network })).status,
  ];
  for (const attempt of tries) {
    for (let time = 0; time < 10; time += 1) expect(await attempt()).not.toBe(429);
    expect(await attempt()).toBe(429);
  }
  return tries;
}

it("a way to pay that staff took away from a region stays away, and who has used up a limit has used it up", {
  timeout: 300_000,
}, async () => {
  const { admin } = staff;
  const { regions } = await admin.region.list({ fields: "id,*payment_providers" });
  const region = regions[0]?.id ?? "";
  const providers = regions[0]?.payment_providers?.map(({ id }) => id) ?? [];
  expect(providers).toContain(bankTransfer);
  const payment_providers = providers.filter((id) => id !== bankTransfer);
  await admin.region.update(region, { payment_providers });
  const decided = await offeredIn(region);
  expect(decided.map(({ id }) => id)).not.toContain(bankTransfer);
  // A region that was never asked is offered everything, by the same job and at once: then the other was judged too.
  const { region: fresh } = await admin.region.create({ name: "Elsewhere", currency_code: "eur" });
  await query(info, "delete from region_payment_provider where region_id = $1", [fresh.id]);
  const tries = await triedTooOften();
  expect(await killBackend(info)()).toBe(true);
  for (const attempt of tries) expect(await attempt()).toBe(429);
  await expect
    .poll(async () => (await offeredIn(fresh.id)).map(({ id }) => id))
    .toContain(bankTransfer);
  expect(await offeredIn(region)).toEqual(decided);
});
