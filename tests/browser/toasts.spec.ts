/** Messages that pass, and names of signs that come late: their times, and how to be done with them. */
import { expect, type Page, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { wear } from "./looks.ts";
import { untilHydrated } from "./steadiness.ts";
import { address, languages, text } from "./texts.ts";

const frame = "/lookbook/torvik-fjell";
const region = (page: Page) => page.getByRole("region", { name: /\(F8\)$/ });
const tray = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /torvik|fjell/i })
    .first();

/** Opens a page whose clock then stands still until the test lets it go on. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test("a frame on the tray is said for 5,000 ms, gone 200 ms later, by a script of its own", async ({
  page,
}) => {
  const loads: string[] = [];
  page.on("request", (request) => loads.push(new URL(request.url()).pathname));
  const ofToasts = () => loads.filter((one) => one.includes("announcer"));
  await openWithClock(page, frame);
  expect(ofToasts()).toEqual([]);
  await tray(page).click();
  await page.mouse.move(0, 0);
  const message = region(page).getByRole("listitem");
  await expect(message).toHaveCSS("opacity", "1");
  await page.clock.runFor(4_999);
  await expect(message).toHaveCSS("opacity", "1");
  await page.clock.runFor(1);
  await expect(message).toHaveCSS("opacity", "0");
  await page.clock.runFor(199);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(message).toHaveCount(0);
  expect(ofToasts()).toHaveLength(1);
});

for (const language of oneUnlessAll(languages.toReversed())) {
  test(`a message is read in every type and can be acted on, in ${language}`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto(address(language, frame));
    await untilHydrated(page);
    await tray(page).click();
    await region(page).hover();
    const message = region(page).getByRole("paragraph");
    await expect(message).toContainText(/^1 /);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 760 });
    await wear(page, { scheme: "light", withoutGlasses: true });
    // It stands elsewhere now, and would pass.
    await region(page).hover();
    // In huge type it keeps its words whole and most of the page free.
    const { lines, words } = await message.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return { lines: tops.size, words: (paragraph.textContent ?? "").split(/\s+/).length };
    });
    expect(lines).toBeLessThan(words);
    const box = await region(page).boundingBox();
    expect(box?.height).toBeLessThan(760 / 3);

    await region(page)
      .getByRole("button", { name: text(language, "toasts.planVisit") })
      .click();
    await expect(page).toHaveURL(address(language, "/homeservice"));
  });
}

test("F8 leads to the messages, reading stops their clock, Escape closes, undo undoes", {
  tag: "@long",
}, async ({ page }) => {
  await openWithClock(page, frame);
  await tray(page).click();
  await expect(region(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(region(page)).toBeFocused();
  await page.clock.runFor(6_000);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.clock.runFor(200);
  await expect(region(page)).toHaveCount(0);

  await tray(page).click();
  await region(page)
    .getByRole("button", { name: text("en", "toasts.undo") })
    .click();
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: text("en", "tray.removeName", { frame: "Fjell" }) }),
  ).toBeVisible();
});

test("a message is swept away to the right by 50 px, and not by less", { tag: "@long" }, async ({
  page,
}) => {
  await openWithClock(page, frame);
  await tray(page).click();
  const message = region(page).getByRole("paragraph");
  await expect(message).toBeVisible();
  const sweep = async (distance: number) => {
    const box = await message.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(300);
  };
  await sweep(49);
  await expect(message).toBeVisible();
  await sweep(50);
  await expect(message).toHaveCount(0);
});

test("the name of a sign is shown after 700 ms, and to the keyboard at once", {
  tag: "@long",
}, async ({ page }) => {
  await openWithClock(page, "/contact");
  const name = "Search";
  const sign = page.getByRole("banner").getByRole("button", { name });
  const tip = page.locator("[data-tooltip]");
  await sign.hover();
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText(name);
  await page.keyboard.press("Escape");
  await sign.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tip).toHaveText(name);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});

test("a message gives way to what is so now", { tag: "@long" }, async ({ page }) => {
  await page.goto(frame);
  await untilHydrated(page);
  await tray(page).click();
  await expect(region(page).getByRole("paragraph")).toHaveText(/^1 /);
  await tray(page).click();
  await expect(region(page).getByRole("paragraph")).toHaveText([text("en", "toasts.offTray")]);

  await openWithClock(page, "/fr/shop/product/clairval-multi-purpose-solution");
  await page.getByRole("button", { name: text("fr", "catalog.addToBag") }).click();
  await expect(page).toHaveURL("/fr/shop/cart-summary");
  await expect(region(page)).toContainText("1 article dans votre panier");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Retirer / })
    .first()
    .click();
  await expect(page.getByText(text("fr", "bag.empty"))).toBeVisible();
  await expect(region(page)).toHaveCount(0);
});

test("on a telephone a message does not lie on the way on", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto("/shop/product/clairval-multi-purpose-solution");
  await untilHydrated(page);
  await page.getByRole("button", { name: text("en", "catalog.addToBag") }).click();
  await expect(region(page)).toBeVisible();
  const checkout = page.getByRole("link", { name: text("en", "bag.checkout") });
  // As far as somebody scrolls who looks for it, and as the Tab key does.
  await checkout.evaluate((link) => link.scrollIntoView({ block: "end", behavior: "instant" }));
  const shown = await region(page).boundingBox();
  const wanted = await checkout.boundingBox();
  expect(shown && wanted && wanted.y >= shown.y + shown.height).toBe(true);
});
