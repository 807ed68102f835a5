import { randomInt } from "node:crypto";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { newRequest } from "../support/home-service.ts";
import { releaseLenses } from "../support/lens-releases.ts";
import { post, rightLenses, variantIds } from "../support/lenses.ts";
import { recordPayment } from "../support/orders.ts";
import { runningShop, staffPassword } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { typeDay } from "./day-field.ts";
import { someDay } from "./home-visitor.ts";

// One day of one person, in German.
test.describe.configure({ mode: "serial" });

const info = runningShop();
const photograph = join(
  import.meta.dirname,
  "../../imagery/masters/torvik-fjell/t2-three-quarter.webp",
);
const lensProduct = "biofinity";

let staff: Awaited<ReturnType<typeof signInAsStaff>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  staff = await signInAsStaff(info);
  const context = await browser.newContext({ baseURL: info.backend, locale: "de-DE" });
  await context.addCookies([{ name: "lng", value: "de", url: info.backend }]);
  page = await context.newPage();
});

test.afterAll(() => page.context().close());

/** A customer's order of two boxes of lenses, right and left, by parcel. */
async function orderLenses() {
  const sdk = storeClient(info);
  const variant_id = (await variantIds(info))(lensProduct);
  const cart = await startCart(sdk, { language: "de", email: `tag.${randomInt(1e9)}@example.com` });
  for (const eye of ["right", "left"]) {
    const lens = { eye, ...rightLenses[lensProduct] };
    const answer = await post(info, `/store/carts/${cart}/line-items`, {
      variant_id,
      quantity: 1,
      metadata: { lens },
    });
    expect(answer.status).toBe(200);
  }
  const order = await placeOrder(sdk, cart, "home-delivery");
  await recordPayment(staff, order.id);
  return order;
}

/** Waits until a page of the website says it. How soon it does is measured by `faults/changes.test.ts`. */
const publicSays = (path: string, text: string) =>
  expect
    .poll(async () => (await fetch(info.shop + path)).text(), { intervals: [100] })
    .toContain(text);

test("signing in leads to what waits today", async () => {
  await page.goto("/app");
  await page.getByPlaceholder("E-Mail").fill(info.staffEmail);
  await page.getByPlaceholder("Passwort").fill(staffPassword(info));
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Heute", exact: true })).toBeVisible();
  for (const name of [
    "Offene Anfragen",
    "Vorzubereitende Bestellungen",
    "Nicht gesendete E-Mails",
  ]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});

test("an order comes in, is picked with lots, and leaves", async () => {
  const { id, display_id } = await orderLenses();
  await releaseLenses(staff, id);
  await page.goto("/app/orders");
  const list = page.getByRole("heading", { name: "Bestellungen bei Herstellern" });
  await expect(list).toBeVisible();
  const table = await (await page.request.get("/admin/wholesaler-orders/export")).text();
  expect(table).toContain(`,right,${display_id}\r\n`);
  await page.getByText(`#${display_id}`).first().click();

  const lenses = page.locator("table", { hasText: "Rechtes Auge (1 ×)" });
  await expect(lenses).toContainText("Linkes Auge (1 ×)");
  const lots = page.getByLabel(/^Charge:/);
  await expect(lots).toHaveCount(2);
  for (const [index, lot] of ["R4711", "L4712"].entries()) {
    await lots.nth(index).fill(lot);
    await page
      .getByLabel(/^Verwendbar bis:/)
      .nth(index)
      .fill("2031-03");
  }
  await page.getByRole("button", { name: "Mit diesen Packungen gepackt" }).click();
  await expect(page.getByRole("cell", { name: "R4711" })).toBeVisible();

  await page.getByRole("link", { name: "Als versendet markieren" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Artikel versendet", { exact: true })).toBeVisible();
  const { order } = await staff.admin.order.retrieve(id, { fields: "id,*fulfillments" });
  expect(order.fulfillments?.[0]?.shipped_at).toBeTruthy();
  const slip = await page.request.get(`/admin/orders/${id}/packing-slip?language=de`);
  expect(slip.headers()["content-type"]).toContain("application/pdf");
});

test("a request is answered in time and the visit planned", async () => {
  const { date, times } = await someDay(staff);
  const [wished = "", proposal = ""] = times;
  const { stored } = await newRequest(info, staff, [{ date, time: wished }]);
  await page.goto(`/app/home-service/${stored.id}`);
  await page.getByRole("button", { name: "Anderen Termin vorschlagen" }).click();
  const drawer = page.getByRole("dialog");
  await typeDay(drawer, "de", "Tag", date);
  await expect(drawer.getByRole("button", { name: "Leeren", exact: true })).toBeVisible();
  const time = drawer.getByLabel("Uhrzeit");
  await time.fill("25");
  await time.press("Enter");
  await expect(time).toHaveAttribute("aria-invalid", "true");
  // As people write it, and sent without leaving the field.
  await time.fill(proposal.replace(":", "h"));
  await time.press("Enter");
  const proposed = page.getByText("Vorgeschlagen, Antwort des Kunden steht aus");
  await expect(proposed).toBeVisible();
  await expect(page.getByText("Beantwortet").first()).toBeVisible();
});

test("changed hours stand on the website", { tag: "@long" }, async () => {
  const before = await staff.client.fetch<{ business_profile: Record<string, unknown> }>(
    "/admin/business-profile",
  );
  try {
    await page.goto("/app/settings/business-profile");
    const tuesday = page.getByRole("group", { name: "Dienstag" });
    await tuesday.getByLabel("Bis").last().fill("18:41");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Gespeichert", { exact: true }).first()).toBeVisible();
    await publicSays("/de/contact", "18:41");
  } finally {
    const { version } = await staff.client.fetch<{ version: number }>("/admin/business-profile");
    await staff.client.fetch("/admin/business-profile", {
      method: "POST",
      body: { business_profile: before.business_profile, version },
    });
  }
});

test("a frame with a picture comes into the lookbook", { tag: "@long" }, async () => {
  const title = `Tagwerk ${randomInt(1e6)}`;
  await page.goto("/app/lookbook");
  await page.getByRole("link", { name: "Fassung hinzufügen" }).click();
  await page.getByLabel("Marke").click();
  await page.getByRole("option", { name: "Torvik" }).click();
  await page.getByLabel("Modellname").fill(title);
  await page.getByLabel("Platz im Geschäft").fill("Wand B, Reihe 3");
  for (const text of ["Kurzbeschreibung", "Beschreibung"]) {
    for (const language of ["English", "Français", "Deutsch"]) {
      await page
        .getByRole("group", { name: text, exact: true })
        .getByLabel(language)
        .fill(`${text} ${language}`);
    }
  }
  const measures = {
    "Scheibenbreite, mm": "50,5",
    "Steg, mm": "19",
    "Bügel, mm": "145",
    "Scheibenhöhe, mm": "41",
    "Gesamtbreite, mm": "138",
    "Gewicht, g": "17",
  };
  for (const [label, value] of Object.entries(measures)) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel("Farbcode des Herstellers").fill("T7");
  await page.getByLabel("Bild hinzufügen").setInputFiles(photograph);
  await expect(page.getByRole("img", { name: "Bild 1" })).toBeVisible();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  const id = page.url().split("/").at(-1) ?? "";
  try {
    await publicSays("/de/lookbook?brand=torvik", title);
    const { lookbook_frame } = await staff.client.fetch<{ lookbook_frame: { handle: string } }>(
      `/admin/lookbook-frames/${id}`,
    );
    await page.goto(`${info.shop}/de/lookbook/${lookbook_frame.handle}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const picture = page.locator('main img[src*="/pictures/uploads/"]').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      100,
    );
  } finally {
    await staff.admin.product.delete(id);
  }
});

test("a range is corrected", { tag: "@long" }, async () => {
  const { products } = await staff.admin.product.list({ handle: "proclear", fields: "id" });
  const id = products[0]?.id ?? "";
  const read = () =>
    staff.client.fetch<{ lens_range: { version: number; range: unknown } }>(
      `/admin/lens-ranges/${id}`,
    );
  const { lens_range: before } = await read();
  try {
    await page.goto(`/app/lens-ranges/${id}`);
    await page.getByLabel("Durchmesser").first().fill("14,30");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText(`Als Version ${before.version + 1} gespeichert`)).toBeVisible();
  } finally {
    const { lens_range: now } = await read();
    await staff.client.fetch(`/admin/lens-ranges/${id}`, {
      method: "POST",
      body: { range: before.range, version: now.version },
    });
  }
});
