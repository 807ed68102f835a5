/** While the online shop is switched off, no page of the website leads to it. */
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const path = "/admin/business-profile";
let staff: Medusa;

interface Saved {
  readonly business_profile: { readonly shopEnabled: boolean };
  readonly version: number;
}

async function switchShop(shopEnabled: boolean): Promise<void> {
  const { business_profile, version } = await staff.client.fetch<Saved>(path);
  const body = { business_profile: { ...business_profile, shopEnabled }, version };
  await staff.client.fetch(path, { method: "POST", body });
}

const page = async (address: string) =>
  (await fetch(`${info.shop}${address}`, { headers: { "accept-language": "de" } })).text();

const leadsToShop = async (address: string) =>
  /href="(?:\/de)?\/shop[/"?]/.test(await page(address));

beforeAll(async () => {
  staff = await signInAsStaff(info);
});
afterAll(async () => {
  await switchShop(true);
  // The next test of this shop finds it open.
  await eventually(async () => {
    const { status } = await fetch(`${info.shop}/de/shop`, { redirect: "manual" });
    if (status !== 200) throw new Error(`the shop answers ${status}`);
  });
});

it("leads to no product from the header, a brand, the search, the home page or an unknown address", async () => {
  const addresses = [
    "/de",
    "/de/brands/oakley",
    "/de/brands",
    "/de/search?q=holbrook",
    "/de/nirgends",
  ];
  for (const address of addresses) expect(await leadsToShop(address), address).toBe(true);
  await switchShop(false);
  for (const address of addresses) {
    await expect
      .poll(() => leadsToShop(address), { message: address, timeout: 20_000, interval: 200 })
      .toBe(false);
  }
  expect(await page("/de/brands/oakley")).not.toContain("Holbrook");
  const offered = await fetch(`${info.shop}/de/search/suggestions?q=holbrook`);
  expect(await offered.json()).toEqual([]);
});

it("answers a question about hours or delivery with the page that has it, also then", async () => {
  expect(await page("/de/search?q=Versandkosten")).toContain(
    'href="/de/legal/delivery-and-returns"',
  );
  const main = /<main[\s\S]*<\/main>/.exec(await page("/de/search?q=Wann%20ge%C3%B6ffnet"))?.[0];
  expect(main).toContain('href="/de/contact"');
});
