/** How a visitor comes into an account, and leaves it. */
import { expect, type Page } from "@playwright/test";
import { signInMail, signInPage, someAddress } from "../support/account.ts";
import { fromAnyNetwork } from "../support/networks.ts";
import { runningShop } from "../support/shop-info.ts";
import type { Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";

const info = runningShop();

/** Signs in with the code of a mail, the first unless `mails` came; an account is begun where there was none. */
export async function signInWithCode(
  page: Page,
  language: Language,
  email: string,
  mails = 1,
): Promise<void> {
  await page.goto(address(language, signInPage));
  await page.getByLabel(text(language, "account.signIn.email")).first().fill(email);
  await press(page, language, "account.signIn.send");
  await expect(page.getByText(text(language, "account.signIn.sent", { email }))).toBeVisible();
  const code = page.getByLabel(text(language, "account.signIn.code"), { exact: true });
  await code.fill((await signInMail(info, email, mails)).code);
  await press(page, language, "account.signIn.enter");
  await expect(page).toHaveURL(address(language, "/account"));
}

export async function signOut(page: Page, language: Language): Promise<void> {
  await page.goto(address(language, "/account"));
  await press(page, language, "account.overview.signOut");
  await expect(page).toHaveURL(`${address(language, signInPage)}?out`);
}

/** Another browser of the same kind, which knows nothing of the first. */
export async function otherDevice(page: Page, { scripts }: Visitor): Promise<Page> {
  const options = { javaScriptEnabled: scripts, baseURL: info.shop };
  const device = await page.context().browser()?.newPage(options);
  if (!device) throw new Error("no other device");
  await device.setExtraHTTPHeaders(fromAnyNetwork());
  return device;
}

/** Signs in with the code of a mail, and adds somebody. */
export async function beginFamily(page: Page, { language }: Visitor): Promise<void> {
  await signInWithCode(page, language, someAddress("family"));
  await page.goto(address(language, "/account/people"));
  await page.getByLabel(text(language, "account.people.name")).fill("Lou");
  await page.getByRole("checkbox").check();
  await press(page, language, "account.people.addNow");
  await expect(page).toHaveURL(/\/people\/person_/);
}
