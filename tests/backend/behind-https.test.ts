/** The website behind a proxy that ends https: what it hands on comes over http, under the shop's name. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storeClient } from "../support/customer.ts";
import { variantIds } from "../support/lenses.ts";
import { type SecondStorefront, startSecondStorefront } from "../support/second-storefront.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const article = "clairval-multi-purpose-solution";
let website: SecondStorefront;

beforeAll(async () => {
  const port = Number(new URL(info.backend).port);
  website = await startSecondStorefront(info, port, "https://shop.example");
});

afterAll(() => website.stop());

/** Adds the article to the bag, as a form without scripts does. */
async function add(origin: string) {
  const variant = (await variantIds(storeClient(info)))(article);
  const body = new URLSearchParams({ key: crypto.randomUUID(), variant, quantity: "1" }).toString();
  return new Promise<{ status: number | undefined; cookies: string[] }>((resolve, reject) => {
    const headers = {
      host: "shop.example",
      origin,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    };
    request(`${website.shop}/shop/product/${article}`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, cookies: answer.headers["set-cookie"] ?? [] });
    })
      .on("error", reject)
      .end(body);
  });
}

it("takes the forms of its own pages, with cookies for https only", async () => {
  const { status, cookies } = await add("https://shop.example");
  expect(status).toBeLessThan(400);
  expect(cookies.find((cookie) => cookie.startsWith("__Host-bag="))).toMatch(/; Secure/);
});

it.each(["https://other.example", "http://shop.example", "null"])(
  "refuses a form from %s",
  async (origin) => {
    const { status, cookies } = await add(origin);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(cookies).toEqual([]);
  },
);
