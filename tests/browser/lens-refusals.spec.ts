/** What the lens page does with values that are not made, not any more, or not sent by a form. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { withRange } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { forVisitors, twoVisitors } from "./each-visitor.ts";
import { choose, eyeOf, fieldOf } from "./lens-page.ts";
import { address, text } from "./texts.ts";
import { press } from "./visitor.ts";

const toric = "/shop/product/acuvue-oasys-for-astigmatism";

test("the closest lens is offered and taken by a press", async ({ page }) => {
  await page.goto(toric);
  await page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  await page
    .getByLabel(text("en", "lens.paste.label"))
    .fill("OD -3.00 (-2.25 x 25) BC 8.6 DIA 14.5");
  await press(page, "en", "lens.paste.read");
  await press(page, "en", "lens.paste.use.read");
  const right = eyeOf(page, "en", "right");
  await expect(right).toContainText("axis 20°");
  await right
    .getByRole("button", { name: text("en", "lens.nearest.useFor", { eye: "Right eye" }) })
    .click();
  await expect(fieldOf(right, "en", "axis")).toHaveValue("20");
  await expect(page.getByText("Right eye: −3.00, cylinder −2.25, axis 20°")).toBeVisible();
});

test("hand-made forms are refused, and nothing of them is in the bag", async ({ page }) => {
  await page.goto(toric);
  const variant = await page.locator("input[name=variant]").inputValue();
  const right = {
    "right.sphere": "-3.00",
    "right.cylinder": "-1.25",
    "right.axis": "90",
    "right.baseCurve": "8.6",
    "right.diameter": "14.5",
    "right.boxes": "1",
  };
  const wrong: Record<string, string>[] = [
    { "right.boxes": "1.5" },
    { "right.boxes": "0" },
    { "right.boxes": "-1" },
    { "right.sphere": "" },
    { "right.sphere": "3.00" },
    { "right.sphere": "-3.13" },
    { "right.axis": "[object Object]" },
    { "right.addition": "+2.00" },
    { eyes: "each" },
    { variant: "variant_of_another_lens" },
  ];
  for (const change of wrong) {
    const answer = await page.request.post(toric, {
      form: { variant, eyes: "right", ...right, ...change },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(answer.status(), JSON.stringify(change)).toBe(422);
  }
  await page.goto("/shop/cart-summary");
  await expect(page.getByText(text("en", "bag.empty"))).toBeVisible();
});

/** The whole range of the lens ends with this power, and the narrowed one begins beyond the other. */
const handle = "ultra";
const [last, narrowedAway] = ["+6.00", "-1.00"];

/** The website caches a range for a while: waits until its page has a power, or has it no more. */
const awaitPower = (request: APIRequestContext, power: string, there: boolean) =>
  expect(async () => {
    const answer = await request.get(`/shop/product/${handle}`);
    expect(answer.status()).toBe(200);
    expect((await answer.text()).includes(`<option value="${power}"`)).toBe(there);
  }).toPass();

forVisitors(twoVisitors("fr", "de"), ({ language }) => {
  test("a range that has changed since the page was loaded is told, with the nearest lens", async ({
    page,
    request,
  }) => {
    await awaitPower(request, narrowedAway, true);
    await page.goto(address(language, `/shop/product/${handle}`));
    await page.locator("input[name=variant]").first().check();
    await page.getByRole("radio", { name: text(language, "lens.eyes.right"), exact: true }).check();
    await choose(page, language, "right", { sphere: "−1.00" });
    const staff = await signInAsStaff(runningShop());
    const powers = [{ from: -625, to: -125, step: 50 }];
    const narrow = <Range>(range: Range) => ({ ...range, powers, plano: false });
    await withRange(staff, handle, narrow, async () => {
      await awaitPower(request, narrowedAway, false);
      await press(page, language, "catalog.addToBag");
      await expect(page.getByRole("alert")).toContainText(text(language, "lens.changed"));
      const right = eyeOf(page, language, "right");
      const sphere = fieldOf(right, language, "sphere");
      await expect(sphere).toHaveAccessibleDescription(
        text(language, "lens.problem.out-of-range", { value: "−1,00", list: "−1,25" }),
      );
      await expect(sphere).toBeFocused();
      await expect(right).toContainText("−1,25");
      const eye = text(language, "lens.eye.right");
      await press(page, language, "lens.nearest.useFor", { eye });
      await expect(sphere).toHaveValue("-1.25");
      await press(page, language, "catalog.addToBag");
      await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
      const table = page.getByRole("table", { name: text(language, "lens.table.caption") });
      await expect(table).toContainText("−1,25");
    });
    // The next test is to find the whole range.
    await awaitPower(request, last, true);
  });
});
