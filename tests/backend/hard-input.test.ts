/**
 * Malformed requests for every call of the interface: none may end in an error of ours, or show where one
 * was thrown. The seed is printed with the run.
 */
import { request } from "node:http";
import { beforeAll, expect, it, test } from "vitest";
import { rows } from "../contract/rows/index.ts";
import type { Row } from "../contract/rows/row.ts";
import { howMany } from "../support/extent.ts";
import { fromNetwork } from "../support/orders.ts";
import { randomFrom, seed } from "../support/random.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const requests = howMany(600, 10_000);
const workers = 6;
let token = "";

beforeAll(async () => {
  token = (await (await signInAsStaff(info)).client.getToken()) ?? "";
});

/** As they stand in an address: `fetch` would mend some of them. */
const segments = [
  ...["nothing_1", "%", "%zz", "%00", "%C0%AF", "%ED%A0%80", "%F0%9F%91%93", "..%2f..%2fetc"],
  ...["-1", "0", "1e309", "null", "__proto__", "constructor", "%27%20or%201=1--", "x".repeat(3000)],
];
const queries = [
  ...["offset=-1", "limit=-1", "limit=1e9", "offset=99999999999999999999", "limit=x", "offset[]=1"],
  ...[
    "fields=%00",
    "fields[]=id",
    "fields=*",
    "fields=__proto__",
    "fields=-id,+id,*nothing.at.all",
  ],
  ...["order=", "order=nothing", "order[]=id", "order=-__proto__", "q[]=x", "q[a][b]=c", "q=%00"],
  ...["id[]=%00", "id[a]=b", "id=%", "%=1", "=&=&", "created_at[$gt]=x", "created_at[$ne][$in]=y"],
  ...["$and[]=x", "$or[0][id]=1", "filters[__proto__][x]=1", "a[b][c][d][e][f][g][h]=1"],
  ...["region_id[]=1", "currency_code=%00", "with_deleted=maybe", "limit=0", "q=%ED%A0%80"],
  ...["version=x", "from=never", "to=9999-99-99", "cart_id[]=1", "locale=%00", "status[]=%00"],
];
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const values: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 2 ** 53, 0.1, "", " ", "\u0000", "\ud800", "x".repeat(5000)],
  ...[[], {}, [[]], [null], [{}], { $ne: null }, "' or 1=1 --", "2026-99-99", ["\u0000"], "NaN"],
  ...[{ toString: "x" }, { value: "1", precision: "x" }, { length: -1 }, "-0", [["id"]]],
];
const fields = [
  ...["id", "email", "name", "title", "code", "value", "amount", "quantity", "items", "metadata"],
  ...["type", "status", "region_id", "currency_code", "variant_id", "create", "update", "delete"],
  ...["add", "remove", "rules", "prices", "options", "variants", "addresses", "address_1", "ids"],
  ...["shipping_address", "promo_codes", "password", "token", "location_id", "return_id", "data"],
  ...["application_method", "campaign_id", "order_id", "order_ids", "customer_id", "description"],
  ...[
    "provider_id",
    "option_id",
    "sales_channel_id",
    "handle",
    "files",
    "products",
    "additional_data",
  ],
];

type Hard = { row: Row; path: string; body: string | undefined };

function hardRequest(random: () => number): Hard {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const row = any(rows);
  const path = row.path.replaceAll(/\{\w+\}/g, () => any(segments));
  const query = random() < 0.6 ? `?${any(queries)}&${any(queries)}` : "";
  return { row, path: path + query, body: row.method === "GET" ? undefined : bodyOf() };

  function bodyOf(): string {
    const kind = random();
    if (kind < 0.1) return any(["{", '"', "[1,", "nul", '{"a":}', "\u0000", "{}{}", "\ufeff{}"]);
    if (kind < 0.2) return any([deep(50), deep(10_000), `{"a":${deep(5000)}}`, "[]", "null", "1"]);
    const names = Array.from({ length: 1 + Math.floor(random() * 5) }, () => any(fields));
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, any(values)])));
  }
}

/** Sends the address as it stands, on a connection of its own. */
async function send({ row, path, body }: Hard): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(info.backend);
  const headers = {
    "content-type": "application/json",
    "x-publishable-api-key": info.publishableKey,
    ...(await fromNetwork(info)),
    // Signing in is asked by strangers: its calls would end the session of everybody else.
    ...(row.area === "Administration" && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method: row.method, headers, timeout: 20_000, agent: false },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on("timeout", () => asked.destroy(new Error(`no answer: ${row.method} ${path}`)));
    asked.on("error", reject).end(body);
  });
}

/** Shows administrators the errors of jobs, with their stacks. */
const showsErrors = "/admin/workflows-executions";

/** A place in a file, as stacks name it, or the words of the database or of Node about a fault. */
const fromWithin =
  /\n\s+at |node_modules|\.(?:js|ts):\d+|select .* from |Cannot read propert|is not a function|is not iterable/i;

it(`${requests} malformed requests are refused, none fails`, { timeout: 1_200_000 }, async () => {
  const random = randomFrom(seed);
  const faults: string[] = [];
  let left = requests;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const hard = hardRequest(random);
      const { status, text } = await send(hard).catch((error) => ({
        status: 599,
        text: `${error}`,
      }));
      if (status < 500 && (hard.row.path === showsErrors || !fromWithin.test(text))) continue;
      const { row, path, body } = hard;
      const sent = body?.replaceAll(/(.)\1{20,}/g, "$1…").slice(0, 400) ?? "";
      const shown = `${row.method} ${path.slice(0, 200)} ${sent}`;
      faults.push(`${status} ${row.path}: ${shown} -> ${text.slice(0, 150)}`);
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
  ["POST", "/store/carts", deep(20_000)],
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
