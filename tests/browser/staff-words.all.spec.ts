/** Medusa's own pages, every other one in French, the rest in German: no English word is left on them. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { orderAnAccessory } from "../support/ordered.ts";
import { deliver } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { goWithin, openDashboard } from "./staff-page.ts";
import { EnglishReader } from "./staff-words.ts";

const info = runningShop();

/** Addresses of Medusa's pages, each with any of its records. */
async function addresses(): Promise<string[]> {
  const staff = await signInAsStaff(info);
  const email = `words.${randomUUID()}@example.com`;
  const open = await orderAnAccessory(info, "en", email, "home-delivery");
  const done = await orderAnAccessory(info, "en", email);
  await deliver(staff, done.id);
  const { customers } = await staff.admin.customer.list({ email });
  const { products } = await staff.admin.product.list({ limit: 1, fields: "id,variants.id" });
  const product = `products/${products[0]?.id}`;
  const any = async (path: string, list: string) => {
    const answer = await staff.client.fetch<Record<string, { id: string }[]>>(
      `/admin/${path}?limit=1`,
    );
    const id = answer[list]?.[0]?.id;
    return id ? [id] : [];
  };
  const inventory = await any("inventory-items", "inventory_items");
  const [regions, channels, locations] = await Promise.all([
    any("regions", "regions"),
    any("sales-channels", "sales_channels"),
    any("stock-locations", "stock_locations"),
  ]);
  return [
    "orders",
    `orders/${open.id}`,
    `orders/${open.id}/fulfillment`,
    `orders/${done.id}`,
    `orders/${done.id}/refund`,
    "customers",
    "customers/create",
    `customers/${customers[0]?.id}`,
    `customers/${customers[0]?.id}/edit`,
    "customer-groups",
    "products",
    product,
    `${product}/edit`,
    `${product}/variants/${products[0]?.variants?.[0]?.id}`,
    "collections",
    "categories",
    "inventory",
    ...inventory.map((id) => `inventory/${id}`),
    "reservations",
    "price-lists",
    "price-lists/create",
    "promotions",
    "promotions/create",
    "campaigns",
    "settings/store",
    "settings/users",
    "settings/regions",
    ...regions.map((id) => `settings/regions/${id}`),
    "settings/tax-regions",
    "settings/return-reasons",
    "settings/sales-channels",
    ...channels.map((id) => `settings/sales-channels/${id}`),
    "settings/product-types",
    "settings/product-tags",
    "settings/locations",
    ...locations.map((id) => `settings/locations/${id}`),
    "settings/publishable-api-keys",
    "settings/secret-api-keys",
    "settings/workflows",
    "settings/profile",
  ];
}

for (const [turn, language] of (["fr", "de"] as const).entries()) {
  test(`Medusa's pages in ${language}`, async ({ browser }) => {
    const paths = (await addresses()).filter((_, at) => at % 2 === turn);
    const page = await openDashboard(browser, undefined, language);
    const reader = new EnglishReader(page, language);
    await page.goto("/app/today");
    const found: string[] = [];
    for (const path of paths) {
      await goWithin(page, `/app/${path}`);
      const words = await reader.found();
      found.push(...words.map((word) => `${path}: ${word}`));
    }
    expect(found).toEqual([]);
    await page.close();
  });
}
