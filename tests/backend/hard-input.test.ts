/**
 * Malformed requests for every call of the interface, Medusa's and our own: none may end in an error of ours, show where
 * one was thrown, or give markup back. The seed is printed with the run.
 */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { consentVersions, lensConsentHeader } from "@landolt/forms";
import { beforeAll, expect, it, test } from "vitest";
import { rows as ofMedusa } from "../contract/rows/index.ts";
import { ownRows } from "../contract/rows/own.ts";
import type { Row } from "../contract/rows/row.ts";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { TestBag } from "../support/bags.ts";
import { howMany } from "../support/extent.ts";
import {
  type Answered,
  deepest,
  faultOf,
  type HardCall,
  hardCall,
  showCall,
} from "../support/hard-calls.ts";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { fromNetwork, proofOf, sign } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
import { randomFrom, seed } from "../support/random.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const requests = howMany(100, 1000);
const workers = 6;
let ofStaff = {};
let ofCustomer = {};
let ofOrder = {};
/** A record that is there, by the address that names it: what is behind the look for one is reached too. */
const records: Record<string, string> = {};

beforeAll(async () => {
  const staff = await signInAsStaff(info);
  ofStaff = { authorization: `Bearer ${await staff.client.getToken()}` };
  const email = someAddress();
  ofCustomer = await bearerOfAccount(info, email);
  const order = await orderAnAccessory(info, "en", email);
  ofOrder = await proofOf(info, order.id);
  const variant_id = (await variantIds(info))(wellStocked);
  const bag = await TestBag.begin(info, [{ variant_id, quantity: 1 }]);
  const { cart } = (await bag.project()).body;
  const [day] = await emptyDays(info, staff);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const visit = await newRequest(info, staff, [wish]);
  Object.assign(records, {
    "/admin/orders": order.id,
    "/store/orders": order.id,
    "/admin/lens-releases": order.id,
    "/store/bags": bag.id,
    "/bags": bag.id,
    "/store/carts": cart?.id ?? "",
    "/admin/home-service-requests": visit.stored.id,
    "/store/home-service-requests": visit.token,
    "/store/order-documents": await sign(info, "order", order.id),
    "/catalog/products": "biofinity",
    "/store/legal-pages": "terms",
    "/admin/tables": "products",
  });
});

/** The address with the id of a record that is there, where we have one. */
const known = (path: string) =>
  path.replace(/^([^{]+)\/\{\w+\}/, (whole, base) =>
    base in records ? `${base}/${records[base]}` : whole,
  );

/** Whom a call is made by. Signing in is asked by strangers: its calls would end the session of everybody else. */
function callerOf({ area, method, path }: Row): Record<string, string> {
  if (area === "Administration") return ofStaff;
  if (path.startsWith("/store/orders")) return ofOrder;
  const signsOut = method === "DELETE" && /^\/store\/account(?:\/sign-ins\/others)?$/.test(path);
  return path.startsWith("/store/account") && !signsOut ? ofCustomer : {};
}

/** Sends the address as it stands, on a connection of its own. Events have no end: their beginning is the answer. */
async function send({ row, path, body }: HardCall): Promise<Answered> {
  const { hostname, port } = new URL(info.backend);
  const headers = {
    "content-type": "application/json",
    "x-publishable-api-key": info.publishableKey,
    "idempotency-key": randomUUID(),
    [lensConsentHeader]: consentVersions["lens-values"],
    ...(await fromNetwork(info)),
    ...callerOf(row),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method: row.method, headers, timeout: 20_000, agent: false },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        let text = "";
        const done = () => resolve({ status, text, headers });
        if (headers["content-type"]?.startsWith("text/event-stream")) {
          done();
          answer.destroy();
          return;
        }
        answer.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        answer.on("end", done);
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject).end(body);
  });
}

/** One after the other, from anywhere: each is asked as often as the others. */
function* callsOf(count: number, random: () => number): Generator<HardCall> {
  const rows: readonly Row[] = [...ofMedusa, ...ownRows];
  const start = Math.floor(random() * rows.length);
  for (let at = start; at < start + count; at += 1) {
    yield hardCall(rows[at % rows.length] as Row, random, known);
  }
}

it(`${requests} malformed requests are refused, none fails`, { timeout: 1_200_000 }, async () => {
  const calls = callsOf(requests, randomFrom(seed));
  const faults: string[] = [];
  const work = async () => {
    for (const call of calls) {
      const fault = await send(call).then(
        (answer) => {
          const found = faultOf(call, answer);
          return found && `${found}: ${answer.text.slice(0, 150)}`;
        },
        (error: unknown) => `${error}`,
      );
      if (fault) faults.push(`${fault} -> ${showCall(call)}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  recordFault(
    19,
    { tried: `${requests} to the backend, ${faults.length} wrong answers` },
    "backend",
  );
  expect(faults, faults.join("\n")).toEqual([]);
});

const first = (method: Row["method"], path: string, body?: string) =>
  send({ row: { area: "Administration", group: "", method, path }, path, body });

test.each([
  ["GET", "/admin/orders/%", undefined],
  ["GET", "/admin/orders/%00", undefined],
  ["GET", "/admin/products?offset=-1", undefined],
  ["GET", "/admin/products?order=nothing", undefined],
  ["POST", "/admin/stock-locations", "{}"],
  ["POST", "/store/carts/nothing_1/promotions", '{"promo_codes":["X"]}'],
  ["POST", "/auth/__proto__/emailpass", "{}"],
  ["GET", "/store/products?fields[]=id", undefined],
  ["GET", "/admin/draft-orders?order=nothing", undefined],
  ["GET", "/admin/product-categories?fields=__proto__", undefined],
  ["GET", "/admin/products?order=-constructor", undefined],
  ["GET", "/admin/orders?order=-nothing", undefined],
  ["POST", "/admin/api-keys", '{"title":{"toString":"x"}}'],
  ["GET", "/catalog/search?q=%00", undefined],
  ["POST", "/store/carts", deepest],
  ["POST", "/admin/products", '{"title":"\\u0000"}'],
] as const)("%s %s is refused", async (method, path, body) => {
  const { status, text } = await first(method, path, body);
  expect([400, 404]).toContain(status);
  expect(JSON.parse(text)).toMatchObject({ type: expect.any(String), message: expect.any(String) });
});

test.each([
  ["GET", "/admin/index/details"],
  ["POST", "/admin/index/sync"],
] as const)("%s %s is none of this shop's", async (method, path) => {
  expect((await first(method, path, method === "POST" ? "{}" : undefined)).status).toBe(404);
});

test.each(["locale=en&locale=fr", "locale[]=en", "[locale]=en&l%6Fcale=fr"])(
  "a language that is none is ignored: %s",
  async (query) => {
    const path = `/store/regions?${query}`;
    expect(
      (
        await send({
          row: { area: "Storefront", group: "", method: "GET", path },
          path,
          body: undefined,
        })
      ).status,
    ).toBe(200);
  },
);
