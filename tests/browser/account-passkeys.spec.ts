/** A customer adds a passkey and signs in with it. The browser has an authenticator in software. */
import { expect, type Page, test } from "@playwright/test";
import { signInPage, someAddress } from "../support/account.ts";
import { signInWithCode } from "./account-visitor.ts";
import { forVisitors } from "./each-visitor.ts";
import { address, text } from "./texts.ts";
import { press } from "./visitor.ts";

/** Puts an authenticator into the browser, which agrees by itself to whatever is asked while it `agrees`. */
async function authenticatorIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const agrees = (enabled: boolean) =>
    client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { agrees };
}

forVisitors([{ language: "de", scripts: true }], ({ language }) => {
  test("a passkey is added in the account, signs in, and is deleted", async ({ page }) => {
    const { agrees } = await authenticatorIn(page);
    const passkeys = (key: string) => text(language, `account.passkeys.${key}`);
    await signInWithCode(page, language, someAddress("passkey"));
    await page.goto(address(language, "/account/profile"));
    await page.getByLabel(passkeys("name")).fill("Mein Schlüssel");
    await press(page, language, "account.passkeys.add");
    await expect(page).toHaveURL(/\?saved$/);
    await expect(page.getByRole("listitem").filter({ hasText: "Mein Schlüssel" })).toBeVisible();

    await agrees(false);
    await page.goto(address(language, "/account"));
    await press(page, language, "account.overview.signOut");
    await expect(page).toHaveURL(`${address(language, signInPage)}?out`);
    const button = page.getByRole("button", { name: text(language, "account.signIn.withPasskey") });
    await expect(button).toBeVisible();
    await agrees(true);
    await button.click();
    await expect(page).toHaveURL(address(language, "/account"));

    await page.goto(address(language, "/account/profile"));
    const own = page.getByRole("listitem").filter({ hasText: "Mein Schlüssel" });
    await own.getByRole("button").click();
    await expect(page).toHaveURL(/\?saved$/);
    await expect(page.getByText("Mein Schlüssel")).toHaveCount(0);
  });
});
