/** Ways into an account that its owner changes: the address, where it is signed in, and a password. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signInPage, someAddress } from "../support/account.ts";
import { linkMailed } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { otherDevice, signInWithCode } from "./account-visitor.ts";
import { type Story, tell, type Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const info = runningShop();

const openProfile = (page: Page, language: Language) =>
  page.goto(address(language, "/account/profile"));

/** Opens the link of a mail and presses its button; `over` where it has been used up. */
async function pressInMail(
  page: Page,
  language: Language,
  { path, page: key, outcome }: { path: string; page: "confirm" | "stop"; outcome: string },
): Promise<void> {
  await page.goto(path);
  await press(page, language, `account.emailChange.${key}.button`);
  const said = text(language, `account.emailChange.${key}.${outcome}`);
  await expect(page.getByRole("alert")).toContainText(said);
}

/** Takes another address, which its mail confirms; the mail to the former one takes it back. */
async function changeAddress(page: Page, visitor: Visitor): Promise<void> {
  const { language, scripts } = visitor;
  const [former, wanted] = [someAddress("former"), someAddress("wanted")];
  await signInWithCode(page, language, former);
  await openProfile(page, language);
  const field = page.getByLabel(text(language, "account.emailChange.wanted"));
  await field.fill("marie@");
  await press(page, language, "account.emailChange.send");
  await expect(field).toHaveAccessibleDescription(
    new RegExp(text(language, "account.signIn.problems.email")),
  );
  await expect(field).toHaveValue("marie@");
  await field.fill(wanted);
  await press(page, language, "account.emailChange.send");
  await expect(page.getByRole("alert")).toContainText(text(language, "account.emailChange.sent"));

  const path = await linkMailed(info, wanted, "account/email");
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(former);
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
  await pressInMail(page, language, { path, page: "confirm", outcome: "done" });
  await follow(page, language, "account.profile.title");
  await expect(page.getByRole("main")).toContainText(wanted);
  await pressInMail(page, language, { path, page: "confirm", outcome: "over" });

  const stop = {
    path: await linkMailed(info, former, "account/email-stop"),
    page: "stop",
  } as const;
  const other = await otherDevice(page, visitor);
  await pressInMail(other, language, { ...stop, outcome: "done" });
  await follow(other, language, "account.emailChange.stop.signIn");
  await expect(other).toHaveURL(address(language, signInPage));
  await pressInMail(other, language, { ...stop, outcome: "over" });
  await other.close();
  await openProfile(page, language);
  await expect(page).toHaveURL(address(language, signInPage));
  await signInWithCode(page, language, former, 2);
}

/** Sees where the account is signed in, and ends it there: once by one, once by all others. */
async function endSignIns(page: Page, visitor: Visitor): Promise<void> {
  const { language, scripts } = visitor;
  const say = (key: string) => text(language, `account.signIns.${key}`);
  const email = someAddress("devices");
  const list = page.locator("section").filter({ has: page.getByText(say("title")) });
  const [since = ""] = say("here").split("{began}");
  const other = await otherDevice(page, visitor);
  const begin = async (mails: number) => {
    await signInWithCode(other, language, email, mails);
    await openProfile(page, language);
    await expect(list.getByRole("listitem")).toHaveCount(2);
  };
  const expectEnded = async () => {
    await expect(page).toHaveURL(/\?saved$/);
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list.getByRole("listitem")).toContainText(since);
    await follow(other, language, "account.pages.addresses");
    await expect(other).toHaveURL(address(language, signInPage));
  };

  await signInWithCode(page, language, email);
  await begin(2);
  const there = list.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(there).toHaveCount(1);
  await expect(there).not.toContainText(since);
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
  await there.getByRole("button").click();
  await expectEnded();
  await begin(3);
  await press(page, language, "account.signIns.endOthers");
  await expectEnded();
  await page.goto(address(language, "/account"));
  await expect(page.getByRole("main")).toContainText(email);
  await other.close();
}

/** Has a link mailed, and sets a password by it: mistakes come back, and what was signed in is so no more. */
async function setPassword(page: Page, email: string, { language, scripts }: Visitor) {
  const say = (key: string) => text(language, `newPassword.${key}`);
  await expect(page).toHaveURL(address(language, "/new-password"));
  // Not that of the profile, which may still be shown.
  await page.getByLabel(say("email"), { exact: true }).fill(email);
  await press(page, language, "newPassword.send");
  await expect(page.getByRole("alert")).toContainText(say("states.sent"));
  const link = await linkMailed(info, email, "new-password");
  await page.goto(link);
  const [first, second] = [page.getByLabel(say("password")), page.getByLabel(say("repeated"))];
  const save = async (one: string, again: string) => {
    await first.fill(one);
    await second.fill(again);
    await press(page, language, "newPassword.save");
  };
  const password = `drei Äpfel ${randomUUID()}`;
  await save("elf Zeichen", "elf Zeichen");
  await expect(first).toHaveAccessibleDescription(new RegExp(say("problems.short")));
  await save(password, `${password}!`);
  await expect(second).toHaveAccessibleDescription(new RegExp(say("problems.different")));
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
  await save(password, password);
  await expect(page.getByRole("alert")).toContainText(say("states.done"));
  return { password, link };
}

/** Sets a password from the profile and signs in with it; its link works once. */
async function signInByPassword(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const email = someAddress("password");
  await signInWithCode(page, language, email);
  await openProfile(page, language);
  await follow(page, language, "account.profile.setPassword");
  const { password, link } = await setPassword(page, email, visitor);

  await page.goto(address(language, "/account"));
  await expect(page).toHaveURL(address(language, signInPage));
  const form = page.getByRole("main").locator("details");
  await form.getByText(text(language, "account.signIn.withPassword")).click();
  const enter = async (typed: string) => {
    await form.getByLabel(text(language, "account.signIn.email")).fill(email);
    await form.getByLabel(text(language, "account.signIn.password")).fill(typed);
    await press(page, language, "account.signIn.enter");
  };
  await enter(`${password}!`);
  const wrong = text(language, "account.signIn.states.wrongPassword");
  await expect(page.getByRole("alert")).toContainText(wrong);
  await enter(password);
  await expect(page).toHaveURL(address(language, "/account"));

  await page.goto(link);
  await page.getByLabel(text(language, "newPassword.password")).fill(`${password}?`);
  await page.getByLabel(text(language, "newPassword.repeated")).fill(`${password}?`);
  await press(page, language, "newPassword.save");
  await expect(page.getByRole("alert")).toContainText(text(language, "newPassword.states.expired"));
}

const stories: readonly Story[] = [
  {
    title: "another address is confirmed by its mail, and taken back by that to the former one",
    run: changeAddress,
    // In a short run over HTTP: account-email-change.test.ts.
    visitors: [],
  },
  {
    title: "a sign-in that is ended in the profile is signed out where it was",
    run: endSignIns,
    // In a short run over HTTP: account-sign-ins.test.ts.
    visitors: [],
  },
  {
    title: "a password is set by a mail, and signs in",
    run: signInByPassword,
    // In a short run over HTTP: customer-password.test.ts.
    visitors: [],
  },
];

tell(stories);
