/** The website behind a proxy that ends https: what it hands on comes over http, under the shop's name. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { variantIds } from "../support/lenses.ts";
import { type SecondStorefront, startSecondStorefront } from "../support/second-storefront.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const article = "clairval-multi-purpose-solution";
let website: SecondStorefront;

beforeAll(async () => {
  const port = Number(new URL(info.backend).port);
  const settings = { SHOP_URL: "https://shop.example", EARLY_HINTS: "on" };
  website = await startSecondStorefront(info, port, settings);
});

afterAll(() => website.stop());

/** Adds the article to the bag, as a form without scripts does. */
async function add(origin: string) {
  const variant = (await variantIds(info))(article);
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

/** What a browser hears before the page: `Link` headers of status 103, and the page's own status. */
function open(path: string, destination: string) {
  return new Promise<{ early: (string | string[] | undefined)[]; status: number | undefined }>(
    (resolve, reject) => {
      const early: (string | string[] | undefined)[] = [];
      const headers = { host: "shop.example", "sec-fetch-dest": destination };
      request(`${website.shop}${path}`, { headers }, (answer) => {
        answer.resume().once("end", () => resolve({ early, status: answer.statusCode }));
      })
        .on("information", ({ statusCode, headers: { link } }) => {
          if (statusCode === 103) early.push(link);
        })
        .on("error", reject)
        .end();
    },
  );
}

it.each(["/", "/shop/cart-summary", "/shop/checkout/shipping", "/nothing", "/pictures/nothing"])(
  "%s is to be asked for by https only, and may use nothing of the device",
  async (path) => {
    const { headers } = await fetch(website.shop + path, { redirect: "manual" });
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
  },
);

it("tells a browser what a page needs while it is made, and nobody else", async () => {
  const font = /^<(\/assets\/[\w.-]+\.woff2)>; rel=preload; as=font; crossorigin=anonymous$/;
  const bag = await open("/shop/cart-summary", "document");
  expect(bag).toEqual({ early: [expect.stringMatching(font)], status: 200 });
  const [, file] = font.exec(String(bag.early[0])) ?? [];
  expect((await fetch(`${website.shop}${file}`)).status).toBe(200);
  expect((await open("/shop/cart-summary", "empty")).early).toEqual([]);
  // A page that is there already is the answer.
  await open("/about", "document");
  expect(await open("/about", "document")).toEqual({ early: [], status: 200 });
});
