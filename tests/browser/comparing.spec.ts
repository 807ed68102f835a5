/** Products compared by their facts, and what a device remembers when it is asked to: without scripts, too. */
import { expect, type Page, test } from "@playwright/test";
import { text } from "./texts.ts";

async function compareFrames(page: Page): Promise<void> {
  await page.goto("/lookbook");
  const choices = page.getByRole("checkbox", { name: text("en", "compare.choose") });
  await choices.nth(0).check();
  await choices.nth(1).check();
  await page.getByRole("button", { name: text("en", "compare.show") }).click();
  await expect(page).toHaveURL(/\/compare\?with=[\w-]+&with=[\w-]+$/);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(
    table.getByRole("row", { name: text("en", "catalog.fact.lensWidth") }),
  ).toContainText("mm");
  await table
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole("columnheader")).toHaveCount(1);
}

async function remember(page: Page): Promise<void> {
  await page.goto("/shop/product/biofinity");
  const noted = page.waitForResponse(/\/seen\?product=biofinity$/);
  await page.getByRole("button", { name: text("en", "seen.remember") }).click();
  await noted;
  const seen = page.locator("section", {
    has: page.getByRole("heading", { name: text("en", "seen.title") }),
  });
  await expect(seen).toContainText(text("en", "seen.none"));
  await page.goto("/lookbook/torvik-fjell");
  await expect(seen.getByRole("link")).toHaveText(["Biofinity"]);
  await page.goto("/compare");
  await expect(seen.getByRole("link")).toHaveCount(2);
  await seen.getByRole("button", { name: text("en", "seen.forget") }).click();
  await expect(page.getByRole("button", { name: text("en", "seen.remember") })).toBeVisible();
  await expect(seen).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("seen");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(
      "frames chosen in the lookbook stand beside each other",
      {
        tag: javaScriptEnabled ? [] : "@long",
      },
      ({ page }) => compareFrames(page),
    );
    test(
      "a device remembers what was viewed once it is asked to, and forgets it",
      {
        tag: "@long",
      },
      ({ page }) => remember(page),
    );
  });
}

test("four fit beside each other, and what is unknown is left out", { tag: "@long" }, async ({
  page,
}) => {
  const lenses = ["biofinity", "myday", "proclear", "ultra", "dailies-total1"];
  await page.goto(`/compare?${new URLSearchParams(lenses.map((one) => ["with", one]))}`);
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^4 fit/);
  await page.goto("/compare?with=no-such-thing&with=..%2Fx&with=biofinity");
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});
