import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { tell } from "./each-visitor.ts";
import { stories, toric } from "./lens-order-stories.ts";
import { answerQuestions, choose } from "./lens-page.ts";
import { text } from "./texts.ts";
import { press } from "./visitor.ts";

tell(stories);

test("equal lenses become one line, others a line of their own", { tag: "@long" }, async ({
  page,
}) => {
  for (const axis of ["90°", "90°", "100°"]) {
    await page.goto(toric);
    await page.getByRole("radio", { name: text("en", "lens.eyes.right"), exact: true }).check();
    await choose(page, "en", "right", { sphere: "−3.00", cylinder: "−1.25", axis });
    await answerQuestions(page);
    await press(page, "en", "catalog.addToBag");
    await expect(page).toHaveURL("/shop/cart-summary");
  }
  await expect(page.getByRole("spinbutton")).toHaveCount(2);
  await expect(page.getByRole("spinbutton").first()).toHaveValue("2");
});

test("the form has no accessibility fault, with and without problems", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(toric);
  for (const title of ["lens.paste.title", "lens.where.title"]) {
    await page.getByText(text("en", title), { exact: true }).click();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "en", "catalog.addToBag");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
