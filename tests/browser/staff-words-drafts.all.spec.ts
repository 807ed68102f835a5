/**
 * Medusa's pages of draft orders: no English word is left on them, whatever of them is open. In one language, because what
 * speaks English is not translated at all: that each text is there in both is checked for the texts themselves.
 */
import { expect, type Page, test } from "@playwright/test";
import { address, storeClient, variantInCategory } from "../support/customer.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { goWithin, openDashboard } from "./staff-page.ts";
import { deskText, medusaText } from "./staff-texts.ts";
import { EnglishReader } from "./staff-words.ts";

const info = runningShop();
type Staff = Awaited<ReturnType<typeof signInAsStaff>>;
const language = "de";

/** A draft with goods for a parcel and a history, and one without anything. */
async function twoDrafts({ admin }: Staff): Promise<{ full: string; empty: string }> {
  const variant_id = await variantInCategory(storeClient(info), "accessories");
  const { regions } = await admin.region.list({ name: "Luxembourg" });
  const { sales_channels } = await admin.salesChannel.list({ limit: 1 });
  const draft = async (items: object[]) => {
    const { draft_order } = await admin.draftOrder.create({
      region_id: regions[0]?.id ?? "",
      sales_channel_id: sales_channels[0]?.id ?? "",
      email: "words@example.com",
      shipping_address: address,
      billing_address: { ...address, city: "Esch" },
      items,
    } as Parameters<typeof admin.draftOrder.create>[0]);
    return draft_order.id;
  };
  const full = await draft([{ variant_id, quantity: 2 }]);
  await admin.draftOrder.update(full, { email: "other@example.com" });
  await admin.draftOrder.update(full, { shipping_address: { ...address, city: "Diekirch" } });
  for (const title of ["Réparation", "Vis"]) {
    await admin.draftOrder.beginEdit(full);
    await admin.draftOrder.addItems(full, { items: [{ title, quantity: 2, unit_price: 12 }] });
    await admin.draftOrder.confirmEdit(full);
  }
  return { full, empty: await draft([]) };
}

const drawers = [
  ...["billing-address", "custom-items", "email", "promotions", "sales-channel"],
  ...["shipping-address", "transfer-ownership"],
];

/** Opens each menu of a part of the page, and reads it. */
async function eachMenu(page: Page, within: string, read: (what: string) => Promise<void>) {
  const menus = page.locator(`${within} button[aria-haspopup="menu"]:visible`);
  await expect(menus.first()).toBeVisible();
  for (let index = 0; index < (await menus.count()); index++) {
    await menus.nth(index).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await read(`menu ${index + 1}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  }
}

test("the pages of draft orders", async ({ browser }) => {
  const staff = await signInAsStaff(info);
  const { full, empty } = await twoDrafts(staff);
  const page = await openDashboard(browser, undefined, language);
  const reader = new EnglishReader(page, language);
  const found: string[] = [];
  const read = async (what: string) => {
    found.push(...(await reader.found()).map((word) => `${what}: ${word}`));
  };
  const ours = (key: string) => deskText(language, `draftOrder.${key}`);
  const save = page.getByRole("button", { name: medusaText(language, "actions.save") });
  const shown = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const open = async (path: string, what = path) => {
    await goWithin(page, `/app/draft-orders${path}`);
    await read(what);
  };

  await page.goto("/app/today");
  await open("", "list");
  await eachMenu(page, "main", (menu) => read(`list, ${menu}`));
  await page.locator('main button[aria-haspopup="menu"]:visible').first().click();
  await page.getByRole("menuitem", { name: medusaText(language, "fields.customer") }).click();
  await read("list, filter");
  await page.keyboard.press("Escape");

  await open(`/${full}`, "draft");
  await shown(ours("convert"));
  await eachMenu(page, "main", (menu) => read(`draft, ${menu}`));
  await page.getByRole("button", { name: ours("convert") }).click();
  await shown(ours("convertHint"));
  await read("question before it is an order");
  await page.getByRole("button", { name: medusaText(language, "actions.cancel") }).click();
  await page.getByRole("main").getByRole("button", { name: /2/ }).click();
  await read("history");

  for (const drawer of drawers) await open(`/${full}/${drawer}`, drawer);
  await open(`/${full}/metadata`, "metadata");
  await page.getByRole("dialog").getByRole("textbox").first().hover();
  await eachMenu(page, '[role="dialog"]', (menu) => read(`metadata, ${menu}`));

  await open(`/${full}/email`, "e-mail");
  await page.getByRole("dialog").getByRole("textbox").fill("no address");
  await save.click();
  await shown(ours("noEmail"));
  await read("e-mail, refused");
  await page.getByRole("button", { name: medusaText(language, "actions.cancel") }).click();
  await shown(medusaText(language, "general.unsavedChangesTitle"));
  await read("question before changes are lost");
  await page.getByRole("button", { name: medusaText(language, "actions.continue") }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await open(`/${full}/items`, "items");
  const add = page.getByRole("dialog").locator('button[aria-haspopup="menu"]');
  await add.click();
  await read("items, menu");
  await page.getByRole("menuitem", { name: ours("addItems") }).click();
  await shown(ours("updateItems"));
  await read("items, of the catalogue");
  await page.keyboard.press("Escape");
  await add.click();
  await page.getByRole("menuitem", { name: ours("addCustomItem") }).click();
  await page.getByRole("button", { name: ours("addItem") }).click();
  await shown(ours("missing"));
  await read("items, one of its own");

  await open(`/${empty}/items`, "no items");
  await open(`/${empty}/shipping`, "nothing to deliver");
  await open(`/${full}/shipping`, "delivery");
  await page.getByRole("button", { name: ours("addShippingOption") }).click();
  await shown(ours("shippingOptionHint"));
  await read("delivery, chosen");
  await open(`/${full}`, "draft with a change begun");
  await shown(ours("editPending"));

  await open(`/${empty}`, "draft without articles");
  const askToDelete = async () => {
    await page.locator('main button[aria-haspopup="menu"]:visible').first().click();
    await page.getByRole("menuitem", { name: ours("delete") }).click();
    await shown(ours("deleteHint"));
  };
  await askToDelete();
  await read("question before a draft is deleted");
  await page.getByRole("button", { name: medusaText(language, "actions.cancel") }).click();
  await expect(page.getByText(ours("deleteHint"))).toBeHidden();
  await askToDelete();
  await page.getByRole("button", { name: medusaText(language, "actions.delete") }).click();
  await expect(page).toHaveURL(/draft-orders$/);
  const { draft_orders } = await staff.admin.draftOrder.list({ id: [full, empty] });
  expect(draft_orders.map(({ id }) => id)).toEqual([full]);

  await open("/create", "a new draft");
  await save.click();
  await shown(ours("customerOrEmail"));
  await read("a new draft, refused");
  expect(found).toEqual([]);
  await page.close();
});
