/** The cookies that a browser gets, beside those that the page about them names. */
import { expect, type Page, test } from "@playwright/test";
import { signInMail, someAddress } from "../support/account.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { text } from "./texts.ts";
import { expectOrdered, orderNumber, press, putIntoBag, reachPayment } from "./visitor.ts";

// Without scripts each step is one page, and all cookies come from the server.
test.use({ javaScriptEnabled: false, locale: "en-GB" });

const info = runningShop();

const seconds: Record<string, number> = {
  ...{ day: 86_400, days: 86_400, hour: 3600, hours: 3600, minutes: 60 },
};

/** Name and lifetime in seconds of each cookie that the site sets for a visitor, without deletions. */
function noteCookies(page: Page): Map<string, number> {
  const set = new Map<string, number>();
  page.on("response", async (response) => {
    for (const { name, value } of await response.headersArray()) {
      if (name.toLowerCase() !== "set-cookie") continue;
      const age = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0);
      if (age > 0) set.set(value.split("=")[0]?.replace(/^__Host-/, "") ?? "", age);
    }
  });
  return set;
}

test("the page about cookies names each one of the site, and how long it lasts", {
  tag: "@long",
}, async ({ page }) => {
  const email = "cookies@example.com";
  const set = noteCookies(page);
  const footer = page.getByRole("contentinfo");
  await page.goto("/");
  await footer.getByRole("link", { name: "Français" }).click();
  await footer.getByRole("link", { name: "English" }).click();
  await footer.getByRole("button", { name: text("en", "glasses.without") }).click();
  await page.goto("/lookbook");
  await page
    .getByRole("button", { name: text("en", "tray.add") })
    .first()
    .click();
  await page.goto("/lookbook/torvik-fjell");
  await page.getByRole("button", { name: text("en", "seen.remember") }).click();
  await putIntoBag(page, "en", wellStocked);
  await reachPayment(page, "en", { email });
  await press(page, "en", "checkout.payment.order");
  await expectOrdered(page, "en");
  const number = await orderNumber(page, "en");
  await page.goto("/withdrawal");
  for (const [field, value] of Object.entries({ name: "Marie Weber", number, email })) {
    await page.getByLabel(text("en", `withdrawal.${field}`)).fill(value);
  }
  await press(page, "en", "withdrawal.continue");
  await press(page, "en", "withdrawal.confirm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    text("en", "withdrawal.receipt.title"),
  );

  await page.goto("/account/sign-in");
  const mailed = someAddress("cookies");
  await page.getByLabel(text("en", "account.signIn.email")).first().fill(mailed);
  await press(page, "en", "account.signIn.send");
  await page
    .getByLabel(text("en", "account.signIn.code"))
    .fill((await signInMail(info, mailed)).code);
  await press(page, "en", "account.signIn.enter");
  await expect(page).toHaveURL("/account");

  await page.goto("/legal/cookies");
  const rows = await page.getByRole("main").locator("tbody tr").all();
  const named = new Map(
    await Promise.all(
      rows.map(async (row) => {
        const [name = "", , time = ""] = await row.locator("td").allTextContents();
        const [, count, unit = ""] = /^(\d+) (\w+)$/.exec(time) ?? [];
        return [name, Number(count) * (seconds[unit] ?? Number.NaN)] as const;
      }),
    ),
  );
  expect([...set.keys()].sort()).toEqual([
    ...["account", "account-tray", "bag", "glasses", "language", "orders", "seen", "sign-in"],
    ...["tray", "withdrawal"],
  ]);
  for (const [name, age] of set) expect([name, named.get(name)]).toEqual([name, age]);
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept.filter((name) => !named.has(name.replace(/^__Host-/, "")))).toEqual([]);
});
