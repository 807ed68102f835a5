/** What a phone's narrow window asks for: nothing jumps, nothing is covered, what matters is at hand. */
import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "./steadiness.ts";
import { text } from "./texts.ts";

test.use({ viewport: { width: 390, height: 760 } });

const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

test("a frame is put on the tray where it stands, and its message covers no title", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/lookbook");
  await untilHydrated(page);
  const button = page.getByRole("main").getByRole("button", { name: text("en", "tray.add") });
  const { handle, top } = await button.nth(3).evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    return {
      handle: element.getAttribute("value"),
      top: element.getBoundingClientRect().top,
    };
  });
  const same = page.getByRole("main").locator(`button[value="${handle}"]`);
  await same.click();
  const message = page.getByRole("region", { name: /\(F8\)$/ });
  await expect(message).toBeVisible();
  await expect(same).toHaveAttribute("name", "remove");
  // Up to the room of the message, the page stays where it was.
  const moved = await same.evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(moved - top)).toBeLessThan(120);
  await message.hover();
  await page.evaluate(() => scrollTo(0, 0));
  const title = await edges(page, "h1");
  expect((await message.boundingBox())?.y ?? 0).toBeLessThan(title.top);
  const { bottom } = await message.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(title.top);
});

test("on a product's page header and button stay at hand, and cover nothing that has the focus", async ({
  page,
}) => {
  await page.goto("/shop/product/oakley-holbrook");
  await untilHydrated(page);
  const buy = page.getByRole("button", { name: text("en", "catalog.addToBag") });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(buy).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  const covered: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return "end";
      const { left, top, width, height } = one.getBoundingClientRect();
      const shown = [0.1, 0.5, 0.9].some((part) => {
        const at = document.elementFromPoint(left + width / 2, top + height * part);
        return at && (one.contains(at) || at.contains(one) || at.closest("label")?.contains(one));
      });
      return shown ? "" : one.textContent || one.tagName;
    });
    if (name === "end") break;
    if (name !== "") covered.push(name);
  }
  expect(covered).toEqual([]);
});

test("what was read from a text comes into sight, and the focus stays at the button", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shop/product/biofinity-toric");
  await untilHydrated(page);
  await page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  const typed = page.getByLabel(text("en", "lens.paste.label"));
  const read = page.getByRole("button", { name: text("en", "lens.paste.read"), exact: true });
  const use = page.getByRole("button", { name: text("en", "lens.paste.use.read"), exact: true });
  for (const sphere of ["-2.25", "-3.00"]) {
    await typed.fill(`OD ${sphere} -0.75 x 180`);
    await read.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await read.click();
    await expect(page.getByText(sphere.replace("-", "−")).first()).toBeVisible();
    await expect(use).toBeInViewport({ ratio: 1 });
    await expect(read).toBeFocused();
  }
});
