/** The staff side of a home visit, in the dashboard that staff use. */
import { expect, test } from "@playwright/test";
import { newPatient, requestsOf } from "../support/home-visit.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { typeDay } from "./day-field.ts";
import {
  field,
  fillPatient,
  fillRequester,
  formPath,
  linkInMail,
  send,
  someDay,
  t,
  wish,
} from "./home-visitor.ts";
import { expectToFit, goWithin, openDashboard } from "./staff-page.ts";
import { address, text } from "./texts.ts";
import { press } from "./visitor.ts";

const info = runningShop();

test("staff find a request, propose a time, take the day's sheet along and close the visit", {
  tag: "@long",
}, async ({ browser }) => {
  const staff = await signInAsStaff(info);
  const patient = newPatient();
  const customer = await browser.newPage({ javaScriptEnabled: false, locale: "de-DE" });
  await customer.goto(new URL("/lookbook", info.shop).href);
  await customer
    .getByRole("button", { name: new RegExp(text("en", "tray.add")) })
    .first()
    .click();
  await customer.goto(new URL(address("de", formPath), info.shop).href);
  await customer.getByRole("radio", { name: t("de", "who.other") }).check();
  await fillPatient(customer, patient, ["email", "phone"]);
  await fillRequester(customer, patient);
  await wish(customer, "de", 0, await someDay(staff));
  await field(customer, "consent").check();
  await send(customer, "de");
  await expect(customer).toHaveURL(/\/thank-you$/);
  const [stored] = await requestsOf(staff, patient.lastName);

  // In German, where texts are longest.
  const page = await openDashboard(browser, undefined, "de");
  await page.goto("/app/home-service");
  await page.getByRole("searchbox", { name: "Name, Ort, Telefon- oder Vorgangsnummer" }).waitFor();
  await page.getByRole("searchbox").fill(patient.lastName);
  const row = page.getByRole("row").filter({ hasText: stored?.reference ?? "" });
  await expect(row).toContainText("noch 23");
  await expectToFit(page);
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(patient.lastName);
  await expect(page.getByRole("link", { name: /\+352/ }).first()).toHaveAttribute("href", /^tel:/);
  await expectToFit(page);

  const day = await someDay(staff);
  await page.getByRole("button", { name: "Anderen Termin vorschlagen" }).click();
  const drawer = page.getByRole("dialog");
  await typeDay(drawer, "de", "Tag", day.date);
  await drawer.getByLabel("Uhrzeit").fill(day.times[0] ?? "");
  await drawer.getByRole("button", { name: "Anderen Termin vorschlagen" }).click();
  await expect(page.getByText("Vorgeschlagen, Antwort des Kunden steht aus")).toBeVisible();

  await customer.goto(new URL(await linkInMail(patient.email, 2), info.shop).href);
  await press(customer, "de", "homeservice.visit.accept");
  // The page that is open hears of it by itself.
  await expect(page.getByText("Bestätigt", { exact: true })).toBeVisible();

  await goWithin(page, `/app/home-service/calendar?week=${day.date}`);
  // Until it is there, the page before it stays, which links to the address.
  const entry = page.getByRole("link", { name: patient.lastName }).filter({ hasNotText: "@" });
  await expect(entry).toBeVisible();
  await expectToFit(page);
  await goWithin(page, `/app/home-service/day/${day.date}`);
  const sheet = page.locator("#day-sheet");
  const stop = sheet.locator("li").filter({ hasText: patient.lastName });
  await expect(stop).toContainText(patient.address);
  await expect(stop.getByRole("link", { name: /\+352/ }).first()).toBeVisible();
  // One frame from the lookbook is to be brought.
  await expect(stop).not.toContainText("Keine ausgewählt");
  await expectToFit(page);
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("button", { name: "Drucken" })).toBeHidden();
  await page.emulateMedia({ media: null });

  await goWithin(page, `/app/home-service/${stored?.id}`);
  await page.getByRole("button", { name: "Erledigt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erledigt" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await customer.reload();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(
    t("de", "visit.status.done.title"),
  );
  await customer.close();
  await page.close();
});
