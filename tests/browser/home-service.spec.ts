/** The form of a home visit in all its states. What is sent: home-service-sending.spec.ts; a visit: home-visit-story.spec.ts. */
import { expect, type Page, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { slots, staffStep } from "../support/home-service.ts";
import { newPatient, offeredDays, requestsOf } from "../support/home-visit.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { holdScripts } from "./hold-scripts.ts";
import {
  comeToCalendar,
  dayName,
  field,
  fillPatient,
  fillRequester,
  formPath,
  send,
  someDay,
  t,
  wish,
  wishPlainly,
} from "./home-visitor.ts";
import { expectFitsPhone, expectNoFaultsInLook, type Look, wear } from "./looks.ts";
import { expectNoSidewaysScrolling } from "./steadiness.ts";
import { text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

test("somebody asks for a parent, with frames from the lookbook", { tag: "@long" }, async ({
  page,
}) => {
  const staff = await signInAsStaff(runningShop());
  const patient = newPatient();
  await page.goto("/lookbook");
  const add = page.getByRole("button", { name: new RegExp(text("en", "tray.add")) });
  await add.first().click();
  await expect(page.getByRole("link", { name: text("en", "tray.atHome") })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: text("en", "tray.atHome") }).click();
  await page.getByRole("radio", { name: t("en", "who.other") }).check();
  await fillPatient(page, patient, ["email", "phone"]);
  await fillRequester(page, patient);
  await expect(field(page, "frames")).toBeChecked();
  await wish(page, "en", 0, await someDay(staff));
  await press(page, "en", "homeservice.wishes.add");
  const { date, times } = await someDay(staff);
  await wish(page, "en", 1, { date, times: times.toReversed() });
  await field(page, "consent").check();
  await send(page, "en");
  await expect(page).toHaveURL("/homeservice/thank-you");

  const [stored] = await requestsOf(staff, patient.lastName);
  const { home_service_request: whole } = await staff.client.fetch<{
    home_service_request: { requester: { first_name?: string }; frames: unknown[] };
  }>(`/admin/home-service-requests/${stored?.id}`);
  expect(JSON.stringify(whole.requester)).toContain("Luc");
  expect(whole.frames).toHaveLength(1);
});

test("what was typed survives a reload and another language", async ({ page }) => {
  await page.goto(formPath);
  await comeToCalendar(page);
  await field(page, "firstName").fill("Josephine");
  await page.reload();
  await expect(field(page, "firstName")).toHaveValue("Josephine");
  await page.getByRole("link", { name: "Deutsch" }).first().click();
  await expect(page).toHaveURL("/de/homeservice");
  await expect(field(page, "firstName")).toHaveValue("Josephine");
});

test("other people entered before the program runs stay, with the row that is about to be", {
  tag: "@long",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(formPath, { waitUntil: "domcontentloaded" });
  await page.getByText(t("en", "patients.title")).click();
  await field(page, "patients.1.firstName").fill("Josephine");
  await field(page, "patients.2.firstName").focus();
  release();
  await expect(page.getByRole("button", { name: t("en", "patients.add") })).toBeVisible();
  await expect(field(page, "patients.1.firstName")).toHaveValue("Josephine");
  await expect(field(page, "patients.2.firstName")).toBeFocused();
  await expect(field(page, "patients.3.firstName")).toHaveCount(0);
});

test("an address beyond the area is offered the store", { tag: "@long" }, async ({ page }) => {
  await page.goto(formPath);
  await comeToCalendar(page);
  await field(page, "country").selectOption("de");
  await field(page, "postalCode").fill("54290");
  await field(page, "city").fill("Trier");
  await expect(page.getByText(t("en", "coverage.outside.title"))).toBeVisible();
});

test("a wish begun before the calendar is there stays, and the calendar goes on with it", {
  tag: "@long",
}, async ({ page }) => {
  const [day] = await offeredDays(runningShop());
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/picked-wishes-[^/]+\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/picked-wishes-/);
  await page.goto(formPath);
  await page.locator("#field-appointments").scrollIntoViewIfNeeded();
  await asked;
  const arrived = page.waitForResponse(/\/picked-wishes-/);
  const date = field(page, "appointments.0.date");
  await date.fill(day?.date ?? "");
  arrive();
  await (await arrived).finished();
  // Now it has run, and would have taken the place of the fields.
  await page.waitForLoadState("networkidle");
  await expect(date).toBeFocused();
  await wishPlainly(page, 0, day?.date ?? "", day?.times[0] ?? "");
  await field(page, "consent").focus();
  await expect(page.getByRole("button", { name: t("en", "wishes.add") })).toBeVisible();
  await expect(date).toHaveValue(day?.date ?? "");
  await expect(date).toBeHidden();
});

test("a calendar that cannot be loaded leaves the fields that stand in its place", {
  tag: "@long",
}, async ({ page }) => {
  const staff = await signInAsStaff(runningShop());
  const patient = newPatient();
  await page.route(/\/assets\/picked-wishes-[^/]+\.js$/, (route) => route.abort());
  const missed = () => page.waitForEvent("requestfailed", (one) => one.url().includes("picked-"));
  await page.goto(formPath);
  // The page is reloaded once, in case a newer build took the place of its own.
  for (const _time of ["as it came", "reloaded"]) {
    const again = missed();
    await page.locator("#field-appointments").scrollIntoViewIfNeeded();
    await again;
    await page.waitForLoadState("load");
  }
  const { date, times } = await someDay(staff);
  await wishPlainly(page, 0, date, times[0] ?? "");
  await fillPatient(page, patient);
  await field(page, "consent").check();
  await send(page, "en");
  await expect(page).toHaveURL("/homeservice/thank-you");
});

test("a wish is chosen by keyboard alone", async ({ page }) => {
  const [first, second] = (await slots(runningShop())).days;
  await page.goto(formPath);
  await field(page, "city").focus();
  const calendar = page.getByRole("application");
  await expect(calendar.getByRole("grid")).toBeVisible();
  const focused = page.locator(":focus");
  const inCalendar = calendar.locator("td").locator(":focus");
  for (let presses = 0; presses < 15 && (await inCalendar.count()) === 0; presses++) {
    await page.keyboard.press("Tab");
  }
  // The one day that the Tab key reaches is the first that can be wished for; arrows lead on.
  await expect(focused).toHaveAccessibleName(new RegExp(dayName("en", first?.date ?? "")));
  const ahead = Date.parse(second?.date ?? "") - Date.parse(first?.date ?? "");
  for (let days = ahead / 86_400_000; days > 0; days--) await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(new RegExp(dayName("en", second?.date ?? "")));
  await page.keyboard.press("Enter");
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    if (await focused.and(page.locator("[type=radio]")).count()) break;
  }
  await page.keyboard.press("Space");
  await expect(focused).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveValue(second?.times[1] ?? "");
  await expect(focused).toBeChecked();
  await expect(field(page, "appointments.0.date")).toHaveValue(second?.date ?? "");
});

/** looks.spec.ts has the page itself in each look; its states are in the one that is furthest in a short run. */
const otherLooks = oneUnlessAll<Look>([
  { scheme: "dark", withoutGlasses: true },
  { scheme: "light", withoutGlasses: true },
  { scheme: "dark", withoutGlasses: false },
]);

async function expectNoFaults(page: Page, state: string): Promise<void> {
  await wear(page, { scheme: "light", withoutGlasses: false });
  expect([state, ...(await accessibilityFaults(page))]).toEqual([state]);
  for (const look of otherLooks) {
    await expectNoFaultsInLook(page, look, state);
    if (look.withoutGlasses) await expectFitsPhone(page);
  }
}

test("the weekdays of the calendar are as large as any text, on the narrowest telephone too", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(formPath);
  await page.locator("html").evaluate((html) => html.classList.add("without-glasses"));
  const grid = (await comeToCalendar(page)).getByRole("grid");
  const days = await grid.locator("th").evaluateAll((heads) =>
    heads.map((head) => {
      const text = document.createRange();
      text.selectNodeContents(head);
      return {
        name: [...head.children].find((name) => name.checkVisibility())?.textContent,
        size: getComputedStyle(head).fontSize,
        fits: text.getBoundingClientRect().width <= head.getBoundingClientRect().width,
      };
    }),
  );
  const small = await page.locator("html").evaluate((html) => getComputedStyle(html).fontSize);
  expect(days).toEqual([..."MTWTFSS"].map((name) => ({ name, size: small, fits: true })));
  await expectNoSidewaysScrolling(page);
});

test("the list of faults says whose they are, in the form's order", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(formPath);
  await comeToCalendar(page);
  await page.getByRole("radio", { name: t("en", "who.other") }).check();
  await press(page, "en", "homeservice.send");
  const faults = page.getByRole("alert").getByRole("link");
  const whose = async (part: string) =>
    (await faults.filter({ hasText: t("en", `problems.${part}`) }).allTextContents()).map(
      (fault) => fault.split(": ")[0],
    );
  await expect(faults.first()).toBeVisible();
  expect(await whose("first-name")).toEqual([t("en", "who.you"), t("en", "who.them")]);
});

test("no state of the form has an accessibility fault", { tag: "@long" }, async ({ page }) => {
  await page.goto(formPath);
  await expect(page.getByText(t("en", "urgent.title"))).toBeVisible();
  await comeToCalendar(page);
  await expectNoFaults(page, "empty, with the notice for emergencies");
  await page.getByRole("radio", { name: t("en", "who.other") }).check();
  await page.getByText(t("en", "patients.title")).click();
  await field(page, "country").selectOption("de");
  await field(page, "postalCode").fill("54290");
  await field(page, "city").fill("Trier");
  await expect(page.getByText(t("en", "coverage.outside.title"))).toBeVisible();
  await press(page, "en", "homeservice.send");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectNoFaults(page, "outside the area, with faults");
});

test("neither thanks nor the page of a request have an accessibility fault", {
  tag: "@long",
}, async ({ page }) => {
  const staff = await signInAsStaff(runningShop());
  const patient = newPatient();
  await page.goto(formPath);
  await fillPatient(page, patient);
  await wish(page, "en", 0, await someDay(staff));
  await field(page, "consent").check();
  await send(page, "en");
  await expect(page).toHaveURL("/homeservice/thank-you");
  await expectNoFaults(page, "thanks");
  await follow(page, "en", "homeservice.thanks.follow");
  const [stored] = await requestsOf(staff, patient.lastName);
  const free = await someDay(staff);
  const starts_at = `${free.date}T${free.times[0]}:00Z`;
  if (!stored) throw new Error("the request is not there");
  await staffStep(staff, stored, "propose", { starts_at });
  await page.reload();
  await page.getByText(t("en", "visit.change"), { exact: true }).click();
  await page.getByText(t("en", "visit.cancel"), { exact: true }).click();
  await comeToCalendar(page);
  await expectNoFaults(page, "proposed, everything unfolded");
});
