/** Passkeys of customers in a browser that has an authenticator in software, and in one that knows none. */
import { expect, type Page } from "@playwright/test";
import { signInPage, someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { Authenticator } from "../support/authenticator.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { signInWithCode, signOut } from "./account-visitor.ts";
import { type Story, tell, type Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";

const info = runningShop();

/** Puts an authenticator into the browser, which agrees by itself to whatever is asked. */
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
  return {
    /** Whether it is its owner who is asked; a stranger's finger ends the question as leaving it does. */
    knowsOwner: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

const openProfile = (page: Page, language: Language) =>
  page.goto(address(language, "/account/profile"));

const say = (language: Language, key: string) => text(language, `account.passkeys.${key}`);

const signInButton = (page: Page, language: Language) =>
  page.getByRole("button", { name: text(language, "account.signIn.withPasskey") });

const passkey = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function deletePasskey(page: Page, name: string): Promise<void> {
  await passkey(page, name).getByRole("button").click();
  await expect(page).toHaveURL(/\?saved$/);
  await expect(passkey(page, name)).toHaveCount(0);
}

/** Adds a passkey, signs in by it, and deletes it: from then on it opens nothing. */
async function useOne(page: Page, { language }: Visitor): Promise<void> {
  const name = "Clé de Marie";
  await authenticatorIn(page);
  // It would answer the question beside the field of the address before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signInWithCode(page, language, someAddress("passkey"));
  await openProfile(page, language);
  const field = page.getByLabel(say(language, "name"));
  await expect(field).toHaveValue(/^Chrom/);
  await field.fill(name);
  await press(page, language, "account.passkeys.add");
  await expect(page).toHaveURL(/\?saved$/);
  const [unused = ""] = say(language, "unused").split("{added}").slice(-1);
  await expect(passkey(page, name)).toContainText(unused);
  // The device has one of this account now.
  await press(page, language, "account.passkeys.add");
  await expect(page.getByRole("alert").filter({ hasText: say(language, "failed") })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const signInByIt = async () => {
    await signOut(page, language);
    await signInButton(page, language).click();
  };
  await signInByIt();
  await expect(page).toHaveURL(address(language, "/account"));
  await openProfile(page, language);
  await expect(passkey(page, name)).not.toContainText(unused);
  await deletePasskey(page, name);
  await signInByIt();
  const wrong = text(language, "account.signIn.states.wrongPasskey");
  await expect(page.getByRole("alert")).toContainText(wrong);
}

/** Leaves both questions of the browser, and signs in with a mail as before; then answers the one beside the address. */
async function leaveQuestions(page: Page, { language }: Visitor): Promise<void> {
  const email = someAddress("passkey");
  const { knowsOwner } = await authenticatorIn(page);
  await page.goto(address(language, signInPage));
  await signInButton(page, language).click();
  await expect(signInButton(page, language)).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await signInWithCode(page, language, email);
  await openProfile(page, language);
  await knowsOwner(false);
  const add = page.getByRole("button", { name: say(language, "add") });
  await add.click();
  await expect(add).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await knowsOwner(true);
  await add.click();
  await expect(page).toHaveURL(/\?saved$/);
  await page.goto(address(language, "/account"));
  const signedIn = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes(signInPage),
  );
  await press(page, language, "account.overview.signOut");
  await signedIn;
  await expect(page).toHaveURL(address(language, "/account"));
}

/** Somebody whose other device has a passkey. */
async function withPasskey(name: string): Promise<string> {
  const email = someAddress("passkey");
  const headers = await bearerOfAccount(info, email);
  const post = (path: string, body: object) =>
    askStore(info, `/store/account/passkeys${path}`, { method: "POST", body, headers });
  const { options } = (await post("/options", {})).body;
  const credential = new Authenticator(info).make(options);
  expect((await post("", { name, credential })).status).toBe(201);
  return email;
}

/** Signs in with a mail in a browser that knows no passkeys, and deletes that of another device. */
async function doWithout(page: Page, { language, scripts }: Visitor): Promise<void> {
  const email = await withPasskey("Téléphone");
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await signInWithCode(page, language, email, 2);
  await openProfile(page, language);
  await expect(page.getByText(say(language, "unsupported"))).toBeVisible();
  await expect(page.getByLabel(say(language, "name"))).toBeHidden();
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
  await deletePasskey(page, "Téléphone");
  await signOut(page, language);
  await expect(page.getByLabel(text(language, "account.signIn.email")).first()).toBeVisible();
  await expect(signInButton(page, language)).toBeHidden();
}

const stories: readonly Story[] = [
  {
    title: "a passkey is added in the account, signs in, and opens nothing once it is deleted",
    run: useOne,
    // In a short run over HTTP: account-passkeys.test.ts.
    visitors: [],
  },
  {
    title: "who leaves the browser's questions for a passkey loses nothing by it",
    run: leaveQuestions,
    visitors: [],
  },
  {
    title: "a browser without passkeys says so, and signs in with a mail",
    run: doWithout,
    visitors: [],
  },
];

tell(stories);
