/** What slides in beside a page is used without a mouse: focus goes in, stays in, and comes back. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { openDashboard } from "./staff-page.ts";

const info = runningShop();

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** How many places the focus can go to. What is read from the backend comes a moment after the drawer. */
async function countOfStops(drawer: Locator): Promise<number> {
  const stops = drawer.locator(
    "a[href], button:enabled, input:enabled, textarea:enabled, select, iframe, [tabindex]",
  );
  let count = 0;
  await expect
    .poll(async () => {
      const before = count;
      count = await stops.count();
      // While it loads, there is only the way out.
      return count > 1 && count === before;
    })
    .toBe(true);
  return count;
}

/** Opens by keyboard and goes all the way round in both directions; resolves with focus still in it. */
async function goRound(page: Page, opener: Locator, drawer: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await expect.poll(() => hasFocus(drawer)).toBe(true);
  const stops = await countOfStops(drawer);
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen = new Set<string | number>();
    for (let step = 0; step < stops + 3; step++) {
      await page.keyboard.press(key);
      const focused = await drawer.evaluate((element) => {
        const active = document.activeElement;
        if (element === active) return "itself";
        return active ? [...element.querySelectorAll("*")].indexOf(active) : -1;
      });
      expect(focused, `${key} ${step + 1}`).not.toBe(-1);
      seen.add(focused);
    }
    expect(seen.size).toBeGreaterThan(1);
  }
}

async function leave(page: Page, opener: Locator, drawer: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
}

async function parcels(page: Page): Promise<void> {
  const { id } = await orderAnAccessory(info);
  await page.goto(`/app/orders/${id}`);
  const opener = page
    .getByRole("heading", { name: "Packing", exact: true })
    .locator("..")
    .getByRole("button", { name: "JSON" });
  const drawer = page.getByRole("dialog");
  await goRound(page, opener, drawer);
  await leave(page, opener, drawer);
}

async function outbox(page: Page): Promise<void> {
  await orderAnAccessory(info);
  await page.goto("/app/outbox");
  const opener = page.getByRole("row").nth(1).getByRole("button");
  const drawer = page.getByRole("dialog").first();
  await goRound(page, opener, drawer);
  await leave(page, opener, drawer);

  await opener.press("Enter");
  const preview = drawer.locator("iframe");
  await preview.contentFrame().locator("body").click();
  await expect(preview).toBeFocused();
  await leave(page, opener, drawer);

  await opener.press("Enter");
  const record = drawer.getByRole("button", { name: "JSON" });
  const inner = page.getByRole("dialog").filter({ hasText: "as stored by the backend" });
  await goRound(page, record, inner);
  await leave(page, record, inner);
  await leave(page, opener, drawer);
}

async function text(page: Page): Promise<void> {
  await page.goto("/app/website");
  const opener = page.getByRole("button", { name: /^Your lenses, delivered/ });
  const drawer = page.getByRole("dialog");
  await goRound(page, opener, drawer);
  await leave(page, opener, drawer);
}

async function homeVisit(page: Page): Promise<void> {
  const staff = await signInAsStaff(info);
  const [day] = await emptyDays(info, staff);
  const wish = { date: day?.date ?? "", time: day?.times[2] ?? "" };
  const { stored } = await newRequest(info, staff, [wish]);
  await page.goto(`/app/home-service/${stored.id}`);
  const opener = page.getByRole("button", { name: "Propose another time" });
  const drawer = page.getByRole("dialog");
  await goRound(page, opener, drawer);
  await leave(page, opener, drawer);
}

/** One component is behind all of them; the outbox has one above another, and a page within. */
const drawers = [
  ["a text of a page", text, false],
  ["a mail of the outbox, also from within its preview", outbox, true],
  ["the record of an order's parcels", parcels, true],
  ["a step of a home visit", homeVisit, true],
] as const;

for (const [title, open, isLong] of drawers) {
  test(title, { tag: isLong ? "@long" : [] }, async ({ browser }) => {
    const page = await openDashboard(browser);
    await open(page);
    await page.close();
  });
}
