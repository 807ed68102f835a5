/** How a visitor comes into an account, and leaves it. */
import { expect, type Page } from "@playwright/test";
import { signInMail, signInPage } from "../support/account.ts";
import { runningShop } from "../support/shop-info.ts";
import { address, type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";

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
  await code.fill((await signInMail(runningShop(), email, mails)).code);
  await press(page, language, "account.signIn.enter");
  await expect(page).toHaveURL(address(language, "/account"));
}

export async function signOut(page: Page, language: Language): Promise<void> {
  await page.goto(address(language, "/account"));
  await press(page, language, "account.overview.signOut");
  await expect(page).toHaveURL(`${address(language, signInPage)}?out`);
}
