import { expect, type Page, test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { address, type Language, languages, text } from "./texts.ts";
import { fillShipping, follow, orderNumber, press } from "./visitor.ts";

/** An accessory of which there is enough for every test. */
const wellStocked = "clairval-multi-purpose-solution";

/** Home to the page of the accessory, by the links a visitor would follow. */
async function chooseAnAccessory(page: Page, language: Language) {
  await page.goto(address(language, "/"));
  await page
    .getByRole("contentinfo")
    .or(page.getByRole("banner"))
    .getByRole("link", { name: text(language, "navigation.shop"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "shop.title"));
  await page.getByRole("main").locator(`a[href$="/shop/accessories"]`).first().click();
  await expect(page).toHaveURL(address(language, "/shop/accessories"));
  await page.getByRole("main").locator(`a[href*="category=care"]`).first().click();
  await page.getByRole("main").locator(`a[href$="/shop/product/${wellStocked}"]`).first().click();
  await expect(page).toHaveURL(address(language, `/shop/product/${wellStocked}`));
  await expect(
    page.getByRole("button", { name: text(language, "catalog.addToBag") }),
  ).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  for (const language of languages) {
    test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, locale: { en: "en-GB", fr: "fr-FR", de: "de-DE" }[language] });

      test("a visitor buys an accessory and pays in the store", async ({ page }) => {
        await chooseAnAccessory(page, language);
        const product = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
        await page.getByLabel(text(language, "catalog.quantity")).fill("2");
        await press(page, language, "catalog.addToBag");

        await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          text(language, "bag.title"),
        );
        await expect(page.getByRole("main")).toContainText(product);
        await follow(page, language, "bag.checkout");

        await expect(page).toHaveURL(address(language, "/shop/checkout/shipping"));
        await press(page, language, "checkout.shipping.continue");
        await expect(
          page.getByText(text(language, "checkout.problems.first-name")).first(),
        ).toBeVisible();
        await fillShipping(page, language);
        await press(page, language, "checkout.shipping.continue");

        await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
        await expect(page.getByRole("main")).toContainText("Weber");
        // Who looks sees at which step this is.
        const step = page
          .getByRole("listitem")
          .filter({ hasText: text(language, "checkout.steps.summary") });
        await expect(step).toHaveCSS("font-weight", "600");
        await page.reload();
        await expect(page.getByRole("main")).toContainText(product);
        await follow(page, language, "checkout.summary.next");

        await expect(page).toHaveURL(address(language, "/shop/checkout/payment"));
        await press(page, language, "checkout.payment.order");

        await expect(page).toHaveURL(address(language, "/shop/checkout/status"));
        const number = await orderNumber(page, language);
        await page.reload();
        await expect(page.getByRole("main")).toContainText(product);

        const staff = await signInAsStaff(runningShop());
        const { orders } = await staff.admin.order.list({
          limit: 50,
          order: "-created_at",
          fields: "id,display_id,total,metadata,*items",
        });
        const order = orders.find(({ display_id }) => `${display_id}` === number);
        expect(order?.items?.map(({ quantity }) => quantity)).toEqual([2]);
        expect(order?.metadata).toMatchObject({ language });

        await page.goto(address(language, "/shop/cart-summary"));
        await expect(page.getByText(text(language, "bag.empty"))).toBeVisible();
      });
    });
  }
}

test("checkout steps cannot be jumped to", async ({ page }) => {
  for (const step of ["summary", "payment", "status"]) {
    await page.goto(`/shop/checkout/${step}`);
    await expect(page).toHaveURL("/shop/cart-summary");
  }
});

test("a bag keeps the exact quantity, however often a form is pressed at once", async ({
  page,
}) => {
  await chooseAnAccessory(page, "en");
  const address = page.url();
  const formOfPage = async () => {
    await page.goto(address);
    const shown = page.locator("main form[method=post]").first();
    await expect(shown.locator("input[name=key]")).not.toHaveValue("");
    return shown.evaluate((form) =>
      Object.fromEntries(new FormData(form as HTMLFormElement).entries()),
    );
  };
  const forms = [await formOfPage(), await formOfPage(), await formOfPage()];
  const post = (form: unknown) =>
    page.request.post(address, {
      form: form as Record<string, string>,
      headers: { origin: new URL(address).origin },
      maxRedirects: 0,
    });
  await post(forms[0]);
  const answers = await Promise.all([...forms, ...forms].map(post));
  for (const answer of answers) expect(answer.status()).toBeLessThan(400);
  await page.goto("/shop/cart-summary");
  await expect(page.getByRole("spinbutton").first()).toHaveValue("3");
});

test("a form sent from another site changes nothing", async ({ page, request }) => {
  await chooseAnAccessory(page, "en");
  const answer = await request.post(page.url(), {
    form: { quantity: "1" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(answer.status()).toBe(403);
});
