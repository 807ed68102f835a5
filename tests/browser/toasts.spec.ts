/** Messages that pass, and names of signs that come late: their times, and how to be done with them. */
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { address, languages, text } from "./texts.ts";

const frame = "/lookbook/torvik-fjell";
const region = (page: Page) => page.getByRole("region", { name: /\(F8\)$/ });
const tray = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /torvik|fjell/i })
    .first();

/** Lets the page note when a message comes and when it is gone. */
async function noteTimes(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    const look = () => {
      const shown = document.querySelector('section[aria-label$="(F8)"] li') !== null;
      if (shown !== (times.length % 2 === 1)) times.push(performance.now());
      document.documentElement.dataset.times = JSON.stringify(times);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  });
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.times ?? "[]"));
}

test("a frame on the tray is said for 5,000 ms, gone 200 ms later, by a script of its own", async ({
  page,
}) => {
  const loads: string[] = [];
  page.on("request", (request) => loads.push(new URL(request.url()).pathname));
  const ofToasts = () => loads.filter((one) => one.includes("announcer"));
  await page.goto(frame);
  await page.waitForLoadState("networkidle");
  expect(ofToasts()).toEqual([]);
  const times = await noteTimes(page);
  await tray(page).click();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await times()).length).toBe(2);
  const [from = 0, to = 0] = await times();
  // Its clock runs from before it is drawn; the exact times are the queue's own test.
  expect(to - from).toBeGreaterThanOrEqual(5_000);
  expect(to - from).toBeLessThan(7_000);
  expect(ofToasts()).toHaveLength(1);
});

for (const language of languages) {
  test(`a message is read and can be acted on, in ${language}`, async ({ page }) => {
    await page.goto(address(language, frame));
    await page.waitForLoadState("networkidle");
    await tray(page).click();
    await region(page).hover();
    await expect(region(page)).toContainText(/: 1 /);
    expect(await accessibilityFaults(page)).toEqual([]);
    await region(page)
      .getByRole("button", { name: text(language, "toasts.planVisit") })
      .click();
    await expect(page).toHaveURL(address(language, "/homeservice"));
  });
}

test("F8 leads to the messages, reading stops their clock, Escape closes, undo undoes", async ({
  page,
}) => {
  await page.goto(frame);
  await page.waitForLoadState("networkidle");
  await tray(page).click();
  await expect(region(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(region(page)).toBeFocused();
  await page.waitForTimeout(6_000);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
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

test("a message is swept away to the right by 50 px, and not by less", async ({ page }) => {
  await page.goto(frame);
  await page.waitForLoadState("networkidle");
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
  };
  await sweep(49);
  await page.waitForTimeout(300);
  await expect(message).toBeVisible();
  await sweep(50);
  await expect(message).toHaveCount(0);
});

test("the name of a sign is shown after 700 ms, and to the keyboard at once", async ({ page }) => {
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  const name = text("en", "search.send");
  const sign = page.getByRole("banner").getByRole("button", { name });
  const tip = page.locator("[data-tooltip]");
  const waited = sign.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        button.addEventListener("pointerenter", () => {
          const from = performance.now();
          const opened = () => {
            if (document.querySelector("[data-tooltip]")) resolve(performance.now() - from);
          };
          new MutationObserver(opened).observe(document.body, { childList: true, subtree: true });
        });
      }),
  );
  await sign.hover();
  expect(await waited).toBeGreaterThanOrEqual(690);
  await expect(tip).toHaveText(name);
  await page.keyboard.press("Escape");
  await sign.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tip).toHaveText(name, { timeout: 600 });
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});

test("what is put into the bag is said on the way", async ({ page }) => {
  await page.goto("/fr/shop/product/clairval-multi-purpose-solution");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: text("fr", "catalog.addToBag") }).click();
  await expect(page).toHaveURL("/fr/shop/cart-summary");
  await expect(region(page)).toContainText("Dans votre panier : 1 article");
});

for (const language of languages) {
  test(`in huge type a message keeps its words whole and most of the page free, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "glasses", value: "off", url: baseURL ?? "" }]);
    await page.setViewportSize({ width: 390, height: 760 });
    await page.goto(address(language, frame));
    await page.waitForLoadState("networkidle");
    await tray(page).click();
    const message = region(page).getByRole("paragraph");
    await expect(message).toContainText(/: 1 /);
    const { lines, words } = await message.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return { lines: tops.size, words: (paragraph.textContent ?? "").split(/\s+/).length };
    });
    expect(lines).toBeLessThan(words);
    const box = await region(page).boundingBox();
    expect(box?.height).toBeLessThan(760 / 3);
  });
}

test("a message gives way to what is so now", async ({ page }) => {
  await page.goto(frame);
  await page.waitForLoadState("networkidle");
  await tray(page).click();
  await expect(region(page).getByRole("paragraph")).toHaveText(/: 1 /);
  await tray(page).click();
  await expect(region(page).getByRole("paragraph")).toHaveText([text("en", "toasts.offTray")]);

  await page.goto("/shop/product/clairval-multi-purpose-solution");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: text("en", "catalog.addToBag") }).click();
  await expect(region(page)).toContainText("1 piece");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByText(text("en", "bag.empty"))).toBeVisible();
  await expect(region(page)).toHaveCount(0, { timeout: 2_000 });
});

test("on a telephone a message does not lie on the way on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto("/shop/product/clairval-multi-purpose-solution");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: text("en", "catalog.addToBag") }).click();
  await expect(region(page)).toBeVisible();
  const checkout = page.getByRole("link", { name: text("en", "bag.checkout") });
  // As far as somebody scrolls who looks for it, and as the Tab key does.
  await checkout.evaluate((link) => link.scrollIntoView({ block: "end", behavior: "instant" }));
  const shown = await region(page).boundingBox();
  const wanted = await checkout.boundingBox();
  expect(shown && wanted && wanted.y >= shown.y + shown.height).toBe(true);
});
