/** An appointment in the store in the languages besides English (appointment.spec.ts), without scripts in one; as staff enter one. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { makeAppointment } from "./appointment-visitor.ts";
import { locales } from "./home-visitor.ts";
import { openDashboard } from "./staff-page.ts";

for (const language of ["fr", "de"] as const) {
  const scripts = language === "de";
  test.describe(`${language}, ${scripts ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled: scripts, locale: locales[language] });
    test("proposed, accepted, moved and cancelled", ({ page }) =>
      makeAppointment({ page, language, scripts }));
  });
}

test("staff enter one for a caller, and see where it is and what for", async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/home-service/new");
  const choose = async (name: string, option: string) => {
    await page.getByRole("combobox", { name }).click();
    await page.getByRole("option", { name: option }).click();
  };
  const fill = (name: string, value: string) =>
    page.getByRole("textbox", { name, exact: true }).fill(value);
  await choose("Where", "In the store");
  await choose("What it is for", "Repair");
  await expect(page.getByRole("textbox", { name: "Street and number" })).toHaveCount(0);
  const lastName = `Thill ${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  await fill("First name", "Anna");
  await fill("Last name", lastName);
  await fill("Telephone", "+352621000112");
  await fill("E-mail", `anna.${randomUUID()}@example.com`);
  await page.getByRole("combobox", { name: "Preferred time 1" }).click();
  await page.getByRole("option").nth(1).click();
  await page.getByRole("switch").click();
  await page.getByRole("button", { name: "Enter the request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(lastName);
  const main = page.getByRole("main");
  for (const text of ["In the store", "Repair"]) await expect(main).toContainText(text);
  await expect(main).not.toContainText("Frames to bring");
  await page.goto("/app/home-service");
  await page.getByRole("searchbox").fill(lastName);
  const row = page.getByRole("row").filter({ hasText: lastName });
  for (const text of ["In the store", "Repair"]) await expect(row).toContainText(text);
  await page.close();
});
