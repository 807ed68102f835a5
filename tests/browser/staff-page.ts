/** The dashboard as somebody of the staff has it open. */
import type { Browser, Page } from "@playwright/test";
import { runningShop, staffPassword } from "../support/shop-info.ts";

interface Account {
  readonly email: string;
  readonly password: string;
}

const info = runningShop();

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${info.backend}/app/login`);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/app\/(?!login)/);
}

/** Signed in, in a window of its own; the owner unless told. Its context is the caller's to close. */
export async function openDashboard(
  browser: Browser,
  account: Account = { email: info.staffEmail, password: staffPassword(info) },
  language = "en",
): Promise<Page> {
  const context = await browser.newContext({ baseURL: info.backend });
  await context.addCookies([{ name: "lng", value: language, url: info.backend }]);
  const page = await context.newPage();
  await signIn(page, account);
  return page;
}
