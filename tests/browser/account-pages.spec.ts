/** What an account keeps: name and addresses, earlier orders, visits; and how all of it is taken along, and ends. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { signInPage, someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { emptyDays, newAppointment } from "../support/home-service.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, deliver, recordPayment } from "../support/orders.ts";
import { linkMailed } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { signInWithCode } from "./account-visitor.ts";
import { type Story, tell, type Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const info = runningShop();
const lens = "biofinity";

const open = (page: Page, language: Language, path: string) =>
  page.goto(address(language, `/account${path}`));

/** Axe needs scripts itself. */
async function expectAccessible(page: Page, { scripts }: Visitor) {
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
}

/** Keeps a name and two addresses; the one that is used first is chosen, changed, and deleted. */
async function keepAddresses(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const field = (name: string) =>
    page.getByLabel(text(language, `checkout.fields.${name}`), { exact: true });
  await signInWithCode(page, language, someAddress("addresses"));
  await open(page, language, "/profile");
  await field("lastName").fill("Weber");
  await press(page, language, "account.save");
  await expect(field("firstName")).toHaveAccessibleDescription(/./);
  await expect(field("lastName")).toHaveValue("Weber");
  await field("firstName").fill("Marie");
  await press(page, language, "account.save");
  await expect(page.getByText(text(language, "account.profile.saved"))).toBeVisible();

  const one = (street: string) => page.getByRole("listitem").filter({ hasText: street });
  const add = async (street: string) => {
    await open(page, language, "/addresses/new");
    await expect(field("firstName")).toHaveValue("Marie");
    await field("address").fill(street);
    await field("postalCode").fill("7561");
    await field("city").fill("Mersch");
    await field("phone").fill("621 123 456");
    await press(page, language, "account.save");
    await expect(one(street)).toBeVisible();
  };
  const first = text(language, "account.addresses.first");
  await add("3, rue des Prés");
  await add("5, rue des Prés");
  await expect(one("3, rue")).toContainText(first);
  await one("5, rue")
    .getByRole("button", { name: text(language, "account.addresses.useFirst") })
    .click();
  await expect(one("5, rue")).toContainText(first);
  await expect(one("3, rue")).not.toContainText(first);
  await expectAccessible(page, visitor);
  await one("5, rue")
    .getByRole("link", { name: text(language, "account.addresses.edit") })
    .click();
  await expect(field("address")).toHaveValue("5, rue des Prés");
  await field("address").fill("7, rue des Prés");
  await press(page, language, "account.save");
  await expect(one("7, rue")).toContainText(first);
  await expect(one("5, rue")).toHaveCount(0);
  await one("7, rue")
    .getByRole("button", { name: text(language, "account.addresses.delete") })
    .click();
  await expect(one("7, rue")).toHaveCount(0);
  await expect(one("3, rue")).toBeVisible();
}

/** Somebody who has ordered lenses, and something that has come and is paid. */
async function guestWithOrders(language: Language) {
  const email = someAddress("guest");
  const staff = await signInAsStaff(info);
  const variant_id = (await variantIds(info))(lens);
  const worn = { eye: "right", ...rightLenses[lens] };
  await orderBox(info, { variant_id, lens: worn, email, language });
  const { id, display_id } = await orderAnAccessory(info, language, email);
  await recordPayment(staff, id);
  await deliver(staff, id);
  return { email, number: String(display_id) };
}

/** Adds earlier orders to the account: has the invoice, returns something, orders lenses again and is reminded. */
async function joinOrders(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const { email, number } = await guestWithOrders(language);
  await signInWithCode(page, language, email);
  await press(page, language, "account.overview.join");
  await expect(page).toHaveURL(address(language, "/account/orders"));
  const listed = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(listed.filter({ hasText: /\d/ })).toHaveCount(2);
  await expectAccessible(page, visitor);
  await page
    .getByRole("link", { name: text(language, "account.orders.number", { number }) })
    .click();
  await expect(page.getByText(text(language, "order.number", { number }))).toBeVisible();
  const order = page.url();
  const invoice = page.getByRole("link", { name: text(language, "order.invoice") });
  // It is issued with the mail that says so.
  await expect(async () => {
    const file = await page.request.get((await invoice.getAttribute("href")) ?? "");
    expect((await file.body()).toString("latin1", 0, 4)).toBe("%PDF");
  }).toPass();
  await follow(page, language, "returns.entry");
  await page.getByRole("spinbutton").first().fill("1");
  await press(page, language, "returns.send");
  await expect(page.getByText(text(language, "returns.doneTitle"))).toBeVisible();
  await page.goto(order);
  await expect(page.getByText(text(language, "order.returns.opened"))).toBeVisible();

  await open(page, language, "");
  await follow(page, language, "order.supply.entry");
  await page.getByLabel(text(language, "order.supply.consent.label")).check();
  await press(page, language, "order.supply.remind");
  await press(page, language, "order.supply.stop");
  const remind = page.getByRole("button", { name: text(language, "order.supply.remind") });
  await expect(remind).toBeVisible();
  await open(page, language, "");
  await follow(page, language, "account.overview.again");
  await page
    .getByRole("radio", { name: text(language, "lens.check.answer.within-a-year") })
    .check();
  await page.getByRole("checkbox", { name: text(language, "lens.consent.label") }).check();
  await press(page, language, "order.again.fill");
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  await expect(page.getByRole("main")).toContainText("Biofinity");
}

/** Lets an account of somebody else have an order. */
async function handOver(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const email = someAddress("guest");
  const { id, display_id } = await orderAnAccessory(info, language, email);
  const headers = await bearerOfAccount(info, someAddress("family"));
  const path = `/store/orders/${id}`;
  await askStore(info, `${path}/transfer/request`, { method: "POST", body: {}, headers });
  await page.goto(await linkMailed(info, email, "order-transfer"));
  expect((await askStore(info, path, { headers })).status).toBe(404);
  await expectAccessible(page, visitor);
  await press(page, language, "order.transfer.accept");
  const number = String(display_id);
  const accepted = text(language, "order.transfer.accepted", { number });
  await expect(page.getByRole("status").filter({ hasText: accepted })).toBeVisible();
  expect((await askStore(info, path, { headers })).status).toBe(200);
}

/** Finds an appointment, takes all data along, and deletes the account. */
async function leave(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const email = someAddress("leaving");
  const staff = await signInAsStaff(info);
  const [day] = await emptyDays(info, staff);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const { reference } = (await newAppointment(info, staff, [wish], { email })).stored;
  await signInWithCode(page, language, email);
  await follow(page, language, "account.pages.visits");
  const visit = page.getByRole("listitem").filter({ hasText: reference });
  await expect(visit).toContainText(text(language, "account.visits.places.store"));
  await expectAccessible(page, visitor);
  await visit.getByRole("link").click();
  await expect(page.getByRole("main")).toContainText(reference);
  await expect(page).toHaveURL(/\/homeservice\/visit\//);

  await open(page, language, "/data");
  const saved = page.waitForEvent("download");
  await follow(page, language, "account.data.download");
  const file = JSON.parse(await readFile(await (await saved).path(), "utf8"));
  expect(file).toMatchObject({ customer: { email }, home_visits: [{ reference }] });
  await press(page, language, "account.data.eraseNow");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, visitor);
  await page.getByLabel(text(language, "account.data.sure")).check();
  await press(page, language, "account.data.eraseNow");
  await expect(page).toHaveURL(`${address(language, signInPage)}?erased`);
  await expect(page.getByText(text(language, "account.signIn.arrived.erased"))).toBeVisible();
  await open(page, language, "");
  await expect(page).toHaveURL(address(language, signInPage));
}

const stories: readonly Story[] = [
  {
    title: "a name and addresses are kept, changed, put first and deleted",
    run: keepAddresses,
    // In a short run over HTTP, as the two after it: account-pages.test.ts, order-access.test.ts.
    visitors: [],
  },
  {
    title: "earlier orders join the account: invoice, return, reminder, the same again",
    run: joinOrders,
    visitors: [],
  },
  {
    title: "an order is handed over to somebody's account by its mail",
    run: handOver,
    visitors: [],
  },
  {
    title: "an appointment is found, all data are taken along, and the account ends",
    run: leave,
    // In a short run over HTTP: account-pages.test.ts.
    visitors: [],
  },
];

tell(stories);
