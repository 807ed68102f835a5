/** What a running page does when the shop does not answer it. */
import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "./steadiness.ts";
import { text } from "./texts.ts";

/** What the router asks for; scripts and pictures still come. */
const requests = "**/*.data*";

const expectStyled = (page: Page) =>
  expect(page.locator("body")).toHaveCSS("font-family", /Instrument Sans/);

test("a form that did not reach the shop stays with its values, and can be sent again", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shop/product/clairval-multi-purpose-solution");
  await untilHydrated(page);
  const quantity = page.getByLabel(text("en", "catalog.quantity"));
  await quantity.fill("3");
  const alert = page.getByRole("alert");
  for (const [status, said] of [
    [0, "error.connection"],
    [503, "error.unavailable"],
  ] as const) {
    await page.unrouteAll();
    await page.route(requests, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, body: "from something in between" }),
    );
    await page.getByRole("button", { name: text("en", "catalog.addToBag") }).click();
    await expect(alert).toContainText(text("en", said));
    await expect(alert).toBeFocused();
    await expect(quantity).toHaveValue("3");
    await expectStyled(page);
  }
  await page.unrouteAll();
  await alert.getByRole("button", { name: text("en", "error.tryAgain") }).click();
  await expect(page).toHaveURL("/shop/cart-summary");
  await expect(page.getByRole("main").getByRole("spinbutton")).toHaveValue("3");
  await expect(alert).toHaveCount(0);
});

test("a text that did not reach the shop to be read leaves the lens as it is, and can be sent again", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shop/product/biofinity");
  await expect(page.locator("main form [name=key]")).not.toHaveValue("");
  await page.locator("[name='left.boxes']").fill("3");
  await page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  await page.getByLabel(text("en", "lens.paste.label")).fill("R -2.25");
  await page.route(requests, (route) => route.abort());
  await page.getByRole("button", { name: text("en", "lens.paste.read"), exact: true }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(text("en", "error.connection"));
  await page.unrouteAll();
  await alert.getByRole("button", { name: text("en", "error.tryAgain") }).click();
  await expect(page.getByText(text("en", "lens.paste.understood"), { exact: true })).toBeVisible();
  await expect(page.locator("[name='left.boxes']")).toHaveValue("3");
});

test("a page that did not come is an error page like any other, and can be asked for again", async ({
  page,
}) => {
  await page.goto("/de/services");
  await untilHydrated(page);
  const sheet = await page.locator("style").first().textContent();
  await page.route(requests, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Marken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("de", "error.connection"));
  await expectStyled(page);
  expect(await page.locator("style").first().textContent()).toBe(sheet);
  await page.unrouteAll();
  await page.getByRole("link", { name: text("de", "error.tryAgain") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    text("de", "pages.brands.title"),
  );
  await expectStyled(page);
});
