/** A customer begins an account, and the checkout knows who it is. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { signInMail, someAddress } from "../support/account.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { beginFamily, otherDevice, signInWithCode, signOut } from "./account-visitor.ts";
import { type Story, twoVisitors, type Visitor } from "./each-visitor.ts";
import { address, text } from "./texts.ts";
import { follow, press, putIntoBag, sendShipping } from "./visitor.ts";

const info = runningShop();

async function signInFromCheckout(page: Page, { language }: Visitor): Promise<string> {
  const email = someAddress("story");
  await putIntoBag(page, language, wellStocked);
  await follow(page, language, "bag.checkout");
  const [, words = ""] =
    /<link>(.*)<\/link>/.exec(text(language, "checkout.shipping.signIn")) ?? [];
  await page.getByRole("link", { name: words }).click();
  await page.getByLabel(text(language, "account.signIn.email")).first().fill(email);
  await press(page, language, "account.signIn.send");
  await expect(page.getByText(text(language, "account.signIn.sent", { email }))).toBeVisible();
  const { path } = await signInMail(info, email);
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(email);
  await press(page, language, "account.signIn.enter");
  await expect(page).toHaveURL(address(language, "/shop/checkout/shipping"));
  return email;
}

async function story(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const email = await signInFromCheckout(page, visitor);
  await page.goto(address(language, "/account/addresses"));
  await follow(page, language, "account.addresses.add");
  const field = (name: string) =>
    page.getByLabel(text(language, `checkout.fields.${name}`), { exact: true });
  const home = {
    ...{ firstName: "Marie", lastName: "Weber", address: "3, rue des Prés", city: "Mersch" },
    phone: "621 123 456",
  };
  for (const [name, value] of Object.entries(home)) await field(name).fill(value);
  await press(page, language, "account.save");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(field("city")).toHaveValue("Mersch");
  await field("postalCode").fill("7561");
  await press(page, language, "account.save");
  await expect(page).toHaveURL(address(language, "/account/addresses"));

  await page.goto(address(language, "/shop/checkout/shipping"));
  await expect(field("email")).toHaveValue(email);
  await expect(field("lastName")).toHaveValue("Weber");
  await page
    .getByRole("radio", { name: text(language, "checkout.delivery.store-collection.name") })
    .check();
  await sendShipping(page, language);
  await follow(page, language, "checkout.summary.next");
  await press(page, language, "checkout.payment.order");
  await expect(page).toHaveURL(address(language, "/shop/checkout/status"));

  await page.goto(address(language, "/account"));
  const orders = page.getByRole("main").getByRole("listitem").getByRole("link");
  await orders.filter({ hasText: /\d/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "order.title"));
  await signOut(page, language);
}

/** Copies a prescription once, and orders by it with one click. */
async function prescription(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  await beginFamily(page, visitor);
  const people = (key: string) => text(language, `account.people.${key}`);
  await follow(page, language, "account.people.addContact");
  await page.getByLabel(people("fields.product")).selectOption({ label: "Biofinity" });
  for (const eye of ["right", "left"]) {
    const values = page.getByRole("group", { name: text(language, `lens.eye.${eye}`) });
    const fill = (field: string, value: string) =>
      values.getByLabel(text(language, `lens.field.${field}`)).fill(value);
    await fill("sphere", eye === "right" ? "-2.75" : "-3.25");
    await fill("baseCurve", "8.6");
    await fill("diameter", "14.0");
  }
  await page.getByLabel(people("fields.issued")).fill("2026-03-01");
  await press(page, language, "account.save");
  await press(page, language, "account.people.order");
  await expect(page).toHaveURL(new RegExp(`${address(language, "/shop/product/biofinity")}$`));
  await expect(page.locator("select[name='right.sphere']")).toHaveValue("-2.75");
  await expect(page.locator("select[name='left.sphere']")).toHaveValue("-3.25");
}

const glasses = {
  resourceType: "VisionPrescription",
  status: "active",
  created: "2026-03-01",
  patient: { display: "Marie" },
  dateWritten: "2026-03-01",
  prescriber: { display: "Dr. Weis" },
  lensSpecification: [
    {
      product: { coding: [{ code: "lens" }] },
      ...{ eye: "right", sphere: -2.5, prism: [{ amount: 0.5, base: "up" }] },
    },
  ],
};

/** Brings a prescription from elsewhere, and takes it along as the same. */
async function exchange(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  await beginFamily(page, visitor);
  const say = (key: string, values?: Record<string, string>) =>
    text(language, `account.people.exchange.${key}`, values);
  await page.getByRole("link", { name: say("import") }).click();
  const choose = (content: string) =>
    page.getByLabel(say("file")).setInputFiles({
      ...{ name: "prescription.json", mimeType: "application/json" },
      buffer: Buffer.from(content),
    });
  await choose("<html>");
  await press(page, language, "account.people.exchange.read");
  await expect(page.getByRole("alert")).toBeVisible();
  await choose(JSON.stringify(glasses));
  await press(page, language, "account.people.exchange.read");
  const found = page.getByRole("region", { name: say("found") });
  await expect(found).toContainText(say("lost.prism"));
  await expect(found.getByRole("table")).toContainText(/2[.,]50/);
  await found.getByRole("button", { name: say("save", { name: "Lou" }) }).click();
  await expect(page).toHaveURL(/\/people\/person_\w+$/);
  await expect(page.getByRole("article")).toContainText("Dr. Weis");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: say("download") }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  const { lensSpecification } = JSON.parse(file).entry[0].resource;
  expect(lensSpecification).toMatchObject([{ eye: "right", sphere: -2.5 }]);
}

/** Selects frames, and finds them in the account on each device until they are removed; and on none that is signed out. */
async function favourites(page: Page, visitor: Visitor): Promise<void> {
  const { language, scripts } = visitor;
  const email = someAddress("favourites");
  const [fromStore, fromShop] = ["Fjell", "Oakley Holbrook"];
  const button = (key: string, frame: string) =>
    page.getByRole("button", { name: text(language, key, { frame }), exact: true });
  const select = async (path: string, frame: string) => {
    await page.goto(address(language, path));
    await button("tray.addName", frame).click();
    await expect(button("tray.removeName", frame)).toBeVisible();
  };
  const open = (on: Page) => on.goto(address(language, "/account/favourites"));
  const removal = (on: Page, frame: string) =>
    on.getByRole("listitem").filter({ hasText: frame }).getByRole("button");

  await select("/lookbook/torvik-fjell", fromStore);
  await signInWithCode(page, language, email);
  await select("/shop/product/oakley-holbrook", fromShop);
  await open(page);
  await expect(removal(page, fromStore)).toBeVisible();
  await expect(removal(page, fromShop)).toBeVisible();
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);

  const other = await otherDevice(page, visitor);
  await signInWithCode(other, language, email, 2);
  await open(other);
  await removal(other, fromStore).click();
  await expect(removal(other, fromStore)).toHaveCount(0);
  await expect(removal(other, fromShop)).toBeVisible();
  await other.close();

  await open(page);
  await expect(removal(page, fromShop)).toBeVisible();
  await expect(removal(page, fromStore)).toHaveCount(0);
  await signOut(page, language);
  await page.goto(address(language, "/shop/product/oakley-holbrook"));
  await expect(button("tray.addName", fromShop)).toBeVisible();
}

export const stories: readonly Story[] = [
  {
    title: "an account is begun on the way to an order, which is found there afterwards",
    run: story,
    visitors: oneUnlessAll(twoVisitors("de", "fr")),
  },
  {
    title: "a prescription that is kept for somebody is ordered with one click",
    run: prescription,
    visitors: [],
  },
  {
    title: "favourites are kept by the account for each device, and leave one that is signed out",
    run: favourites,
    // In a short run tray.server.test.ts has several devices, and the other stories sign in and out.
    visitors: [],
  },
  {
    title: "a prescription comes as a FHIR file, and can be taken along as one",
    run: exchange,
    // In a short run over HTTP: account-fhir.test.ts.
    visitors: [],
  },
];
