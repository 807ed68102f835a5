/** What a customer does on a phone, the first time and the next; and what is said of what has changed since. */
import { expect, type Page, test } from "@playwright/test";
import { variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { sign } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { tell, type Visitor } from "./each-visitor.ts";
import { answerQuestions, choose, tablesOn, withoutBoxes } from "./lens-page.ts";
import { address, text } from "./texts.ts";
import { expectOrdered, follow, orderNumber, press } from "./visitor.ts";

const info = runningShop();
const t = (key: string, values?: Record<string, string>) => text("en", key, values);

const contact = {
  ...{ firstName: "Marie", lastName: "Weber" },
  ...{ email: "marie.weber@example.com", phone: "621 123 456" },
};

/** Counts what is pressed, and the fields in which something is typed or chosen, on every page. */
async function counter(page: Page) {
  const seen = { taps: 0, fields: new Set<string>() };
  await page.exposeFunction("noteTap", () => {
    seen.taps += 1;
  });
  await page.exposeFunction("noteField", (name: string) => seen.fields.add(name));
  await page.addInitScript(() => {
    const { noteTap, noteField } = window as unknown as {
      noteTap: () => void;
      noteField: (name: string) => void;
    };
    addEventListener("pointerdown", () => noteTap(), true);
    addEventListener(
      "input",
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (!["radio", "checkbox"].includes(field.type)) noteField(field.name);
      },
      true,
    );
  });
  return () => {
    const counted = { taps: seen.taps, fields: seen.fields.size };
    seen.taps = 0;
    seen.fields.clear();
    return counted;
  };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 760 } });

  test("the same lenses take few presses, and three the second time", { tag: "@long" }, async ({
    page,
  }) => {
    const counted = await counter(page);
    await page.goto("/shop/product/biofinity");
    await page.getByRole("radio", { name: t("lens.eyes.same"), exact: true }).check();
    await choose(page, "en", "right", { sphere: "−4.75" });
    await answerQuestions(page);
    await press(page, "en", "bag.checkout");
    await expect(page).toHaveURL("/shop/checkout/shipping");
    // To be collected, which is chosen already.
    for (const [field, value] of Object.entries(contact)) {
      await page.getByLabel(t(`checkout.fields.${field}`), { exact: true }).fill(value);
    }
    await press(page, "en", "checkout.shipping.continue");
    await follow(page, "en", "checkout.summary.next");
    await press(page, "en", "checkout.payment.order");
    await expectOrdered(page, "en");
    await orderNumber(page, "en");
    const ordered = withoutBoxes("en", await tablesOn(page, "en"));
    expect(ordered).toHaveLength(1);
    const first = counted();
    expect(first.taps).toBeLessThanOrEqual(9);
    expect(first.fields).toBeLessThanOrEqual(5);

    await page.getByRole("radio", { name: t("lens.check.answer.within-a-year") }).check();
    await page.getByRole("checkbox", { name: t("lens.consent.label") }).check();
    await press(page, "en", "order.again.fill");
    await expect(page).toHaveURL("/shop/cart-summary");
    expect(withoutBoxes("en", await tablesOn(page, "en"))).toEqual(ordered);
    expect(counted()).toEqual({ taps: 3, fields: 0 });

    await page.goto("/shop/checkout/status");
    await press(page, "en", "order.again.remember");
    await expect(page).toHaveURL("/");
    const offer = page.getByRole("link", { name: t("order.again.title") });
    await expect(offer).toBeVisible();
    await press(page, "en", "order.again.forget");
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("again");
  });
});

/** Finds the price of a product changed since the order, and reads so at its line. */
async function orderAtNewPrice(page: Page, { language }: Visitor): Promise<void> {
  const email = "again@example.com";
  const { id, items } = await orderAnAccessory(info, language, email);
  const staff = await signInAsStaff(info);
  const { products } = await staff.admin.product.list({
    handle: wellStocked,
    fields: "id,*variants,*variants.prices",
  });
  const [product] = products;
  // The backend gives variants and prices in any order.
  const ordered = (await variantIds(info))(wellStocked);
  const variant = product?.variants?.find(({ id }) => id === ordered);
  const price = variant?.prices?.find(({ currency_code }) => currency_code === "eur");
  if (!product || !variant || !price) throw new Error("no price");
  const set = (amount: number) =>
    staff.admin.product.updateVariant(product.id, variant.id, {
      prices: [{ id: price.id, currency_code: price.currency_code, amount }],
    });
  await page.goto(address(language, `/order/${await sign(info, "order", id)}`));
  await page.getByLabel(text(language, "order.open.email")).fill(email);
  await press(page, language, "order.open.show");
  const fill = page.getByRole("button", { name: text(language, "order.again.fill") });
  await expect(fill).toBeVisible();
  const order = page.url();
  const main = page.getByRole("main");
  await set(price.amount + 1);
  try {
    // Until the bag knows of the new price.
    await expect(async () => {
      await page.goto(order);
      await fill.click();
      await expect(main).toContainText(text(language, "order.again.changed"), { timeout: 5000 });
    }).toPass();
    const [dearer = ""] = text(language, "order.again.price").split("{to}");
    await expect(main).toContainText(dearer.trim());
    expect(items).toHaveLength(1);
    await follow(page, language, "order.again.toBag");
    await expect(main.getByRole("listitem").first()).toBeVisible();
  } finally {
    await set(price.amount);
  }
}

tell([
  {
    title: "the same again says what costs something else now",
    run: orderAtNewPrice,
    visitors: [],
  },
]);
