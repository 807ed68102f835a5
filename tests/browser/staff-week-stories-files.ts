/** What goes in and out by the hundred: prices, orders, lists for makers, a month for the accountant. */
import { readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { releaseLenses } from "../support/lens-releases.ts";
import { firstOf } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { bearerOf, tableClient } from "../support/tables.ts";
import { typeDay } from "./day-field.ts";
import { type Desk, info, newEmail, type Story } from "./staff-desk.ts";
import { counting } from "./staff-texts.ts";
import type { Task } from "./staff-week.ts";
import { orderLenses } from "./staff-week-orders.ts";

/** The box of the dashboard with this heading. */
const panel = ({ page }: Desk, name: string): Locator =>
  page
    .getByRole("heading", { name, exact: true })
    .locator("xpath=ancestor::div[contains(@class, 'divide-y')][1]");

const prices = (desk: Desk) => panel(desk, desk.t("bulk.tables.prices.title"));

async function openImports(desk: Desk): Promise<void> {
  await desk.menu(desk.medusa("products.domain"));
  await desk.menu(desk.t("bulk.title"));
}

/** The number and the price of something that is sold. */
async function priced({ staff }: Desk): Promise<{ sku: string; amount: number }> {
  const { products } = await staff.admin.product.list({
    ...{ handle: "clairval-hard-case", fields: "id,variants.sku,*variants.prices" },
  });
  const variant = firstOf(products[0]?.variants);
  const price = variant?.prices?.find(({ currency_code }) => currency_code === "eur");
  return { sku: variant?.sku ?? "", amount: price?.amount ?? 0 };
}

const fileOf = (sku: string, amount: number) => `sku,eur\n${sku},${amount}\n`;

type Import = { id: string; state: string };

const latestImport = async ({ staff }: Desk): Promise<Import | undefined> =>
  (await staff.client.fetch<{ imports: Import[] }>("/admin/tables/prices/imports")).imports[0];

const awaitState = (desk: Desk, state: string) =>
  expect.poll(async () => (await latestImport(desk))?.state).toBe(state);

/** The first and last day of the month before, on this machine's clock. */
function lastMonth(): { from: string; to: string } {
  const now = new Date();
  const day = (of: number, month: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + month, of)).toISOString().slice(0, 10);
  return { from: day(1, -1), to: day(0, 0) };
}

export const fileStories = {
  "Import a list of prices with a jump in it": async (desk) => {
    const { page, staff } = desk;
    const { sku, amount } = await priced(desk);
    const jumped = Math.round(amount * 1000) / 100;
    await desk.begin();
    await openImports(desk);
    await desk.button("bulk.import", prices(desk)).click();
    const drawer = page.getByRole("dialog");
    const asked = page.waitForEvent("filechooser");
    await desk.button("bulk.chooseFile", drawer).click();
    await (await asked).setFiles({
      ...{ name: "prices.csv", mimeType: "text/csv" },
      buffer: Buffer.from(fileOf(sku, jumped)),
    });
    await expect(drawer.getByText(desk.t("bulk.codes.ten-times", { detail: "eur" }))).toBeVisible();
    await desk.button("bulk.importAll", drawer).click();
    const question = desk.t("bulk.flaggedTitle_one", { count: 1 });
    await expect(page.getByRole("alertdialog")).toContainText(question);
    await desk.confirm("bulk.importAll");
    await expect(drawer.getByText(desk.t("bulk.states.done"))).toBeVisible();
    expect((await priced(desk)).amount).toBe(jumped);
    const { id } = (await latestImport(desk)) ?? {};
    const undo = `/admin/tables/prices/imports/${id}/undo`;
    await staff.client.fetch(undo, { method: "POST", body: {} });
    await awaitState(desk, "undone");
  },

  "Undo an import": async (desk) => {
    const { sku, amount } = await priced(desk);
    const table = tableClient(info, await bearerOf(info), "prices");
    expect((await table.send(fileOf(sku, amount + 1), false)).status).toBe(202);
    await awaitState(desk, "done");
    await desk.begin({ fresh: true });
    await openImports(desk);
    await desk.button("bulk.undo", prices(desk)).first().click();
    await desk.confirm("bulk.undo");
    const undone = prices(desk).getByText(desk.t("bulk.state.undone"), { exact: true });
    await expect(undone.first()).toBeVisible();
    await awaitState(desk, "undone");
    expect((await priced(desk)).amount).toBe(amount);
  },

  "Export the orders of a period": async (desk) => {
    const { page, language } = desk;
    const { email } = await orderAnAccessory(info, language, newEmail());
    const today = new Date().toISOString().slice(0, 10);
    await desk.begin();
    await desk.menu(desk.medusa("orders.domain"));
    const all = desk.medusa("actions.export");
    await page.getByRole("link", { name: all, exact: true }).click();
    const orders = page.locator("#orders");
    await typeDay(orders, language, desk.t("bulk.from"), today);
    const link = desk.link("bulk.export", orders);
    // Pressed while the day is still coming in, it moves under the press, which would be counted twice.
    await expect(link).toHaveAttribute("href", new RegExp(`from=${today}`));
    const download = page.waitForEvent("download");
    await link.click();
    const file = await download;
    expect(await readFile(await file.path(), "utf8")).toContain(email);
  },

  "Order lenses from a maker, and mark them as arrived": async (desk) => {
    const { page, language, staff } = desk;
    const { id, display_id } = await orderLenses(desk);
    await releaseLenses(staff, id);
    await desk.begin({ fresh: true });
    await desk.menu(desk.medusa("orders.domain"));
    await desk.link("makers.open").click();
    const maker = panel(desk, "CooperVision");
    const order = maker.getByRole("button", { name: counting(language, "makers.order") });
    const download = page.waitForEvent("download");
    await order.click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(`,${display_id}\r\n`);
    await expect(order).toHaveCount(0);
    await desk.button("makers.allArrived", maker).click();
    const lines = maker.getByRole("row").filter({ hasText: new RegExp(`#${display_id}\\b`) });
    await expect(desk.button("makers.notArrived", lines)).toHaveCount(2);
  },

  "Get the last month as a PDF": async (desk) => {
    const { page } = desk;
    await desk.begin();
    await desk.menu(desk.t("reports.title"));
    await desk.button("reports.lastMonth").click();
    await expect(page.getByRole("heading", { name: desk.t("reports.vat") })).toBeVisible();
    const download = page.waitForEvent("download");
    await desk.link("reports.pdf").click();
    const file = await download;
    expect(Object.fromEntries(new URL(file.url()).searchParams)).toMatchObject(lastMonth());
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  },
} satisfies Partial<Record<Task, Story>>;
