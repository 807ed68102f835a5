/** A product of the shop from one form: on the website with everything, or not made at all. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;
let brand: string;
const made: string[] = [];

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { brands } = await staff.client.fetch<{ brands: { handle: string }[] }>("/admin/brands");
  brand = brands[0]?.handle ?? "";
});
afterAll(async () => {
  for (const id of made) await staff.admin.product.delete(id);
});

const text = (en: string) => ({ en, fr: `${en} (fr)`, de: `${en} (de)` });
const shared = (name: string) => ({
  ...{ brand, title: text(name), subtitle: text("Soft"), description: text("For every day.") },
  ...{ pictures: [] as string[], published: true },
});
const lens = (name: string) => ({
  ...shared(name),
  ...{ type: "contact-lens", category: "daily-lenses", withdrawal: "sealed-hygiene" },
  facts: {
    ...{ maker: "Maker", wear: "daily", kind: "spherical", material: "etafilcon A" },
    waterPercent: 58,
  },
  variants: [{ sku: `L-${randomUUID()}`, price: 26.5, lensesPerBox: 30 }],
});
const lensRange = {
  range: {
    ...{ kind: "spherical", plano: false, toricRules: [], additions: [], designs: [] },
    fits: [{ baseCurve: 860, diameter: 1420 }],
    powers: [{ from: -600, to: -50, step: 25 }],
  },
  ...{ source: "Maker’s sheet", checked_on: "2026-01-15" },
};

async function make(body: object) {
  const { product } = await staff.client.fetch<{ product: { id: string } }>(
    "/admin/shop-products",
    { method: "POST", body },
  );
  made.push(product.id);
  return product.id;
}
const statusFor = (body: object) => statusOf(staff, "POST", "/admin/shop-products", body);

/** Until what was written is in the catalog index, and the page is rendered again. */

describe("the form of a product", () => {
  it("makes a contact lens that can be ordered, in three languages, with its range", async () => {
    const name = `Aura ${randomUUID()}`;
    const id = await make({ form: lens(name), lens_range: lensRange });
    const { product } = await staff.client.fetch<{
      product: { missing: string[]; address: string; range_version: number; brand: object };
    }>(`/admin/shop-products/${id}`);
    expect(product).toMatchObject({ missing: [], range_version: 1, kind: "lens" });
    const { pathname } = new URL(product.address);
    await eventually(async () => {
      const page = await (await fetch(`${info.shop}${pathname}`)).text();
      expect(page).toContain("26.50");
      // The picker of the range.
      expect(page).toContain("−6.00");
    });
    for (const language of ["fr", "de"]) {
      // Its texts in other languages are written after the product, and indexed by themselves.
      await eventually(async () => {
        const page = await fetch(`${info.shop}/${language}${pathname}`);
        expect(await page.text()).toContain(`${name} (${language})`);
      });
    }
    expect(await statusFor({ form: lens(name) })).toBe(409);
  });

  it("makes what is counted with its pieces", async () => {
    const sku = `D-${randomUUID()}`;
    const id = await make({
      form: {
        ...shared(`Drops ${randomUUID()}`),
        ...{ type: "accessory", category: "accessories", withdrawal: "standard" },
        ...{ option: text("Size"), pictures: [`${info.backend}/uploads/drops.jpg`] },
        variants: [{ sku, price: 4.9, stock: 7, choice: text("10 ml") }],
      },
    });
    const { product } = await staff.admin.product.retrieve(id, {
      fields: "status,variants.sku,*variants.inventory_items.inventory.location_levels",
    });
    const [variant] = product.variants ?? [];
    const [item] = (variant?.inventory_items ?? []) as unknown as {
      inventory: { location_levels: { stocked_quantity: number }[] };
    }[];
    expect(product.status).toBe("published");
    expect(item?.inventory.location_levels[0]?.stocked_quantity).toBe(7);
  });

  it("names every wrong field, and makes nothing of what is refused later", async () => {
    const name = `Nothing ${randomUUID()}`;
    const form = lens(name);
    const wrong = { ...form, brand: "", variants: [{ ...form.variants[0], price: 0 }] };
    expect(await statusFor({ form: wrong })).toBe(400);
    const odd = { ...lensRange, range: { ...lensRange.range, powers: [] } };
    expect(await statusFor({ form, lens_range: odd })).toBe(400);
    // An accessory has no picture of its own.
    const undrawn = { ...form, type: "accessory", option: text("Size") };
    expect(await statusFor({ form: undrawn })).toBe(400);
    expect((await staff.admin.product.list({ q: name })).count).toBe(0);
  });

  it("is for those who may change products", async () => {
    const { sdk } = await inRole(info, "read-only");
    expect(await statusOf(sdk, "POST", "/admin/shop-products", { form: {} })).toBe(403);
  });
});
