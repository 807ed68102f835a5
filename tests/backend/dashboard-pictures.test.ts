/** The pictures of the dashboard's rows: the website's own, where staff have uploaded none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { post } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const rendered: Record<string, unknown> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../imagery/masters/index.json"), "utf8"),
);
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

it("every colour of every frame has its own, and the website has each that is named", async () => {
  const { products } = await staff.admin.product.list({
    limit: 500,
    fields: "thumbnail,variants.thumbnail",
  });
  const shown = new Set(
    products
      .flatMap(({ thumbnail, variants }) => [
        thumbnail,
        ...(variants ?? []).map((one) => one.thumbnail),
      ])
      .filter((path) => path?.startsWith("/pictures/")),
  );
  const names = [...shown].map((path) => path?.replace(/^\/pictures\/|-320\..*/g, ""));
  const fronts = Object.keys(rendered).filter((name) => name.endsWith("-front"));
  expect(fronts.length).toBeGreaterThan(50);
  expect(fronts.filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["biofinity/main", "clairval-hard-case/main"]));
  for (const path of shown) {
    const { status, url } = await fetch(info.backend + path, { method: "HEAD" });
    expect([path, status, new URL(url).origin]).toEqual([path, 200, new URL(info.shop).origin]);
  }
});

type Items = { thumbnail: string | null; variant_title: string | null }[];

it("an order and a draft show the colour that was chosen, and name it", {
  tags: "long",
}, async () => {
  const { products } = await staff.admin.product.list({
    handle: "oakley-radar-ev-path",
    fields: "variants.id,variants.title,variants.sku,variants.thumbnail",
  });
  const chosen = products[0]?.variants?.find(({ sku }) => sku === "OAK-OO9208-B1");
  if (!chosen) throw new Error("the colour is sold no more");
  expect(chosen.thumbnail).toContain("/oakley-radar-ev-path/oo9208-b1-front-");
  const line = { variant_id: chosen.id, quantity: 1 };

  const sdk = storeClient(info);
  const cart = await startCart(sdk);
  await post(info, `/store/carts/${cart}/line-items`, line);
  const { order } = await staff.admin.order.retrieve((await placeOrder(sdk, cart)).id);
  const { regions } = await staff.admin.region.list({ name: "Luxembourg" });
  const { draft_order: draft } = await staff.client.fetch<{ draft_order: { items: Items } }>(
    "/admin/draft-orders",
    {
      method: "POST",
      body: { region_id: regions[0]?.id, email: "colours@example.com", items: [line] },
    },
  );
  const seen = (items: Items) =>
    items.map(({ thumbnail, variant_title }) => `${variant_title}: ${thumbnail}`);
  const wanted = [`${chosen.title}: ${chosen.thumbnail}`];
  expect(seen(order.items as Items)).toEqual(wanted);
  expect(seen(draft.items)).toEqual(wanted);
});

it("the address of a picture leads to the website, and nowhere else", async () => {
  for (const path of [
    "/pictures/biofinity/main-320.newest.webp",
    "/pictures/x/..%2f..%2f@a.example",
  ]) {
    const { status, headers } = await fetch(info.backend + path, { redirect: "manual" });
    expect(status).toBe(302);
    const { origin } = new URL(headers.get("location") ?? "", info.backend);
    expect(origin).toBe(new URL(info.shop).origin);
  }
});
