import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { forVisitors, twoVisitors } from "./each-visitor.ts";
import { untilHydrated } from "./steadiness.ts";
import { type Language, text } from "./texts.ts";
import { expectToAddUp, press, putIntoBag } from "./visitor.ts";

/** Accessories of which there is enough for every test. */
const solution = "clairval-multi-purpose-solution";
const cloth = "clairval-microfibre-cloth";

async function add(page: Page, language: Language, handle: string): Promise<string> {
  let title = "";
  await putIntoBag(page, language, handle, async () => {
    title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  });
  return title;
}

const lines = (page: Page, language: Language) =>
  page.getByRole("region", { name: text(language, "bag.lines") }).getByRole("listitem");

forVisitors(twoVisitors("fr", "de"), ({ language, scripts }) => {
  const tag = scripts ? [] : "@long";
  test("a visitor changes, removes, takes back and redeems", { tag }, async ({ page }) => {
    const first = await add(page, language, solution);
    const second = await add(page, language, cloth);
    await expect(lines(page, language)).toHaveCount(2);
    await expect(lines(page, language).nth(0)).toContainText(first);
    await expect(lines(page, language).nth(1)).toContainText(second);

    const quantity = lines(page, language).nth(0).getByRole("spinbutton");
    await quantity.fill("3");
    const update = lines(page, language)
      .nth(0)
      .getByRole("button", { name: text(language, "bag.update") });
    await expect(update).toHaveAccessibleDescription(new RegExp(first));
    await update.click();
    await expect(quantity).toHaveValue("3");
    await expect(page.getByRole("banner")).toContainText("4");

    await lines(page, language).nth(0).locator("button[value=remove]").click();
    await expect(lines(page, language)).toHaveCount(1);
    await expect(page.getByRole("status")).toContainText(first);
    await page.locator("button[value=restore]").click();
    await expect(lines(page, language)).toHaveCount(2);
    await expect(lines(page, language).nth(0)).toContainText(first);
    await expect(quantity).toHaveValue("3");

    const code = page.getByLabel(text(language, "bag.promotion"));
    await code.fill("NO-SUCH-CODE");
    await press(page, language, "bag.apply");
    await expect(page.getByRole("alert")).toHaveText(text(language, "bag.refusals.promotion"));
    await code.fill("welcome10");
    await press(page, language, "bag.apply");
    const discount = text(language, "bag.totals.discount");
    await expect(page.getByRole("row", { name: discount })).toBeVisible();
    await expectToAddUp(page, language);
    await page
      .getByRole("button", {
        name: text(language, "bag.removePromotion", { code: "WELCOME10" }),
        exact: true,
      })
      .click();
    await expect(page.getByRole("row", { name: discount })).toHaveCount(0);

    if (scripts) expect(await accessibilityFaults(page)).toEqual([]);

    await page.locator("button[value=remove]").first().click();
    await expect(lines(page, language)).toHaveCount(1);
    await page.locator("button[value=remove]").first().click();
    await expect(page.getByText(text(language, "bag.empty"))).toBeVisible();
  });
});

test("an undo pressed while the removal is still on its way is sent after it", {
  tag: "@long",
}, async ({ page }) => {
  await add(page, "en", cloth);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent: string[] = [];
  await page.route("**/shop/cart-summary.data*", async (route) => {
    const intent = new URLSearchParams(route.request().postData() ?? "").get("intent");
    if (intent) sent.push(intent);
    if (intent === "remove") await held;
    await route.continue();
  });
  // Before the page is hydrated the browser sends forms itself, one after the other.
  await untilHydrated(page);
  await page.locator("button[value=remove]").click();
  await page.locator("button[value=restore]").click();
  await expect(page.locator("button[value=restore]")).toHaveCount(0);
  expect(sent).toEqual(["remove"]);
  letGo();
  await expect(lines(page, "en")).toHaveCount(1);
  await expect.poll(() => sent).toEqual(["remove", "restore"]);
  await page.reload();
  await expect(lines(page, "en")).toHaveCount(1);
});

test("a double click on the way into the bag adds once, a second press later adds again", async ({
  page,
}) => {
  await page.goto(`/shop/product/${solution}`);
  await page.getByRole("button", { name: text("en", "catalog.addToBag") }).dblclick();
  await expect(page).toHaveURL("/shop/cart-summary");
  await expect(lines(page, "en").getByRole("spinbutton")).toHaveValue("1");
  await page.goBack();
  await press(page, "en", "catalog.addToBag");
  await expect(page).toHaveURL("/shop/cart-summary");
  await expect(lines(page, "en").getByRole("spinbutton")).toHaveValue("2");
});

test("more pieces than there are stay in the bag, which says so", async ({ page }) => {
  await page.goto("/shop/product/clairval-peroxide-solution");
  await page.getByLabel(text("en", "catalog.quantity")).fill("99");
  await press(page, "en", "catalog.addToBag");
  await expect(page).toHaveURL("/shop/cart-summary");
  await expect(page.getByText(text("en", "bag.problems.first"))).toBeVisible();
});
