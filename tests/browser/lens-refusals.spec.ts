/** What the lens page does with values that are not made, not any more, or not sent by a form. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { answersOfForm } from "../support/lens-releases.ts";
import { withRange } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { forVisitors, twoVisitors } from "./each-visitor.ts";
import { answerQuestions, choose, eyeOf, fieldOf } from "./lens-page.ts";
import { address, errorText, text } from "./texts.ts";
import { press } from "./visitor.ts";

const toric = "/shop/product/acuvue-oasys-for-astigmatism";

test("hand-made forms are refused, and nothing of them is in the bag", async ({ page }) => {
  await page.goto(toric);
  const variant = await page.locator("input[name=variant]").inputValue();
  const right = {
    ...answersOfForm,
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
    { "right.axis": "85", "right.accepted": "axis 85 90" },
    { "right.boxes": "6" },
    // What was pasted has values that the fields do not say.
    { prescription: "OD -3.00 (-1.25 x 90) ADD +2.00" },
    { eyes: "each" },
    { variant: "variant_of_another_lens" },
    { "check.worn": "" },
    { "check.worn": "never" },
    { "check.checked": "longer" },
    { "check.wearer": "under-16" },
    { "check.consent": "" },
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

/** The whole range of the lens ends with this power, and the other lies between two of the narrowed one. */
const handle = "ultra";
const [last, narrowedAway] = ["+6.00", "-1.25"];

/** The website caches a range for a while: waits until its page has a power, or has it no more. */
const awaitPower = (request: APIRequestContext, power: string, there: boolean) =>
  expect(async () => {
    const answer = await request.get(`/shop/product/${handle}`);
    expect(answer.status()).toBe(200);
    expect((await answer.text()).includes(`<option value="${power}"`)).toBe(there);
  }).toPass();

forVisitors(oneUnlessAll(twoVisitors("fr", "de")), ({ language }) => {
  test("a range that has changed since the page was loaded is reported, with the nearest lens", {
    tag: "@long",
  }, async ({ page, request }) => {
    await awaitPower(request, narrowedAway, true);
    await page.goto(address(language, `/shop/product/${handle}`));
    await page.locator("input[name=variant]").first().check();
    await page.getByRole("radio", { name: text(language, "lens.eyes.right"), exact: true }).check();
    await choose(page, language, "right", { sphere: "−1.25" });
    await answerQuestions(page);
    const staff = await signInAsStaff(runningShop());
    const powers = [{ from: -600, to: -100, step: 50 }];
    const narrow = <Range>(range: Range) => ({ ...range, powers, plano: false });
    await withRange(staff, handle, narrow, async () => {
      await awaitPower(request, narrowedAway, false);
      await press(page, language, "catalog.addToBag");
      await expect(page.getByRole("alert")).toContainText(text(language, "lens.changed"));
      const right = eyeOf(page, language, "right");
      const sphere = fieldOf(right, language, "sphere");
      await expect(sphere).toHaveAccessibleDescription(
        errorText(language, "lens.problem.off-step", {
          value: "−1,25",
          list: ["−1,50", "−1,00"].join(text(language, "lens.separator")),
        }),
      );
      await expect(sphere).toBeFocused();
      // Not ordered before it is accepted, for this eye.
      await press(page, language, "catalog.addToBag");
      await expect(sphere).toHaveAccessibleDescription(/−1,25/);
      // The answer is there: the button had the focus meanwhile.
      await expect(sphere).toBeFocused();
      await right.getByRole("checkbox").check();
      await press(page, language, "catalog.addToBag");
      await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
      const table = page.getByRole("table", { name: text(language, "lens.table.caption") });
      await expect(table).toContainText(
        `−1,00${text(language, "lens.table.prescribed", { value: "−1,25" })}`,
      );
    });
    // The next test is to find the whole range.
    await awaitPower(request, last, true);
  });
});

forVisitors(oneUnlessAll(twoVisitors("de", "fr")), ({ language }) => {
  test("answers that call for an appointment put nothing into the bag", { tag: "@long" }, async ({
    page,
  }) => {
    const path = address(language, "/shop/product/biofinity");
    await page.goto(path);
    await page.locator("input[name=variant]").first().check();
    await page.getByRole("radio", { name: text(language, "lens.eyes.right"), exact: true }).check();
    await choose(page, language, "right", { sphere: "−1.00" });
    const answer = (name: string) =>
      page.getByRole("radio", { name: text(language, `lens.check.answer.${name}`), exact: true });
    const group = (name: string) =>
      page.getByRole("group", { name: text(language, `lens.check.legend.${name}`), exact: true });

    await press(page, language, "catalog.addToBag");
    const required = errorText(language, "lens.check.problem.required");
    for (const question of ["worn", "checked", "source"]) {
      await expect(group(question)).toHaveAccessibleDescription(required);
    }
    await expect(answer("these")).toBeFocused();
    await expect(answer("from-16")).toBeChecked();
    await expect(
      page.getByRole("group", { name: text(language, "lens.consent.title") }),
    ).toHaveAccessibleDescription(errorText(language, "lens.check.problem.consent"));

    await answerQuestions(page);
    const outlasts = page.getByText(text(language, "lens.check.outlasts"));
    await expect(outlasts).toBeHidden();
    await answer("within-two-years").check();
    await expect(outlasts).toBeVisible();
    await answer("never").check();
    await press(page, language, "catalog.addToBag");
    const advice = page.getByRole("alert");
    await expect(advice).toContainText(text(language, "lens.check.advice.never-worn"));
    const appointment = text(language, "lens.check.advice.appointment");
    await expect(advice.getByRole("link", { name: appointment })).toHaveAttribute(
      "href",
      address(language, "/appointment"),
    );
    await expect(page).toHaveURL(path);
    await expect(answer("never")).toBeChecked();

    await answer("these").check();
    await answer("under-16").check();
    await press(page, language, "catalog.addToBag");
    await expect(group("parent")).toHaveAccessibleDescription(
      errorText(language, "lens.check.problem.parent"),
    );
    await page.locator('input[name="check.parent"]').check();
    await press(page, language, "catalog.addToBag");
    await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
    await expect(
      page.getByRole("table", { name: text(language, "lens.table.caption") }),
    ).toHaveCount(1);
  });
});
