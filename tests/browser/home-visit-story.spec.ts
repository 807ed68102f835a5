/** A home visit from the form to the door: what the customer does, and staff in between. */
import { businessProfile, shownDeadline } from "@landolt/forms";
import { expect, type Page, test } from "@playwright/test";
import { readCalendar } from "../support/calendar.ts";
import { isAll } from "../support/extent.ts";
import { retrieve, staffStep } from "../support/home-service.ts";
import { newPatient, requestsOf } from "../support/home-visit.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { inTurn } from "./each-visitor.ts";
import {
  field,
  fillPatient,
  fillRequester,
  formPath,
  linkInMail,
  locales,
  type Staff,
  send,
  someDay,
  t,
  wish,
} from "./home-visitor.ts";
import { address, type Language, languages, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

/** The request as staff find it: waiting for an answer, by the name of who is visited. */
async function waiting(staff: Staff, lastName: string) {
  const [found] = await requestsOf(staff, lastName);
  if (!found) throw new Error("the request is not there");
  const { home_service_requests } = await staff.client.fetch<{
    home_service_requests: { id: string; answer_by: string }[];
  }>("/admin/home-service-requests", { query: { q: lastName, due: "waiting" } });
  expect(home_service_requests.map(({ id }) => id)).toEqual([found.id]);
  const answerBy = new Date(home_service_requests[0]?.answer_by ?? "");
  return { ...(await retrieve(staff, found.id)), answerBy };
}

/** The promise as the page words it: a moment of the shop's clock at which it is open, or the hours alone. */
async function expectPromise(page: Page, language: Language, answerBy: Date): Promise<void> {
  const { body } = await askStore(runningShop(), "/store/business-profile");
  const shown = shownDeadline(businessProfile.parse(body.business_profile), answerBy);
  if (!shown) {
    await expect(page.locator("main p").filter({ hasText: "24" }).first()).toBeVisible();
    return;
  }
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], {
      ...options,
      timeZone: "Europe/Luxembourg",
    }).format(shown);
  const lead = page.locator("main p").filter({ hasText: part({ weekday: "long" }) });
  await expect(lead).toContainText(part({ day: "numeric", month: "long" }));
  await expect(lead).toContainText(part({ hour: "2-digit", minute: "2-digit" }));
}

async function calendarBehind(page: Page, language: Language, key: string) {
  const link = page.getByRole("link", { name: t(language, key), exact: true });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  return readCalendar(await file.text());
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (language: Language, name: string) => t(language, `visit.status.${name}.title`);

interface Visitor {
  readonly page: Page;
  readonly language: Language;
  /** Whether the browser runs JavaScript. */
  readonly scripts: boolean;
}

async function forOneself({ page, language, scripts }: Visitor): Promise<void> {
  const staff = await signInAsStaff(runningShop());
  const patient = newPatient();
  await page.goto(address(language, formPath));
  await fillPatient(page, patient, ["email"]);
  if (!scripts) await press(page, language, "homeservice.coverage.ask");
  await expect(page.getByText(t(language, "coverage.inside.title"))).toBeVisible();
  await wish(page, language, 0, await someDay(staff));
  await field(page, "consent").check();
  await press(page, language, "homeservice.send");

  const alert = page.getByRole("alert");
  await expect(alert).toContainText(t(language, "failures.invalid.title"));
  await expect(alert).toContainText(t(language, "failures.invalid.text"));
  await alert.getByRole("link", { name: t(language, "problems.email") }).click();
  if (scripts) await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(
    new RegExp(t(language, "problems.email")),
  );
  await expect(field(page, "lastName")).toHaveValue(patient.lastName);
  await field(page, "email").fill(patient.email);
  if (!scripts) await field(page, "consent").check();
  await send(page, language);

  await expect(page).toHaveURL(address(language, "/homeservice/thank-you"));
  const stored = await waiting(staff, patient.lastName);
  await expect(page.getByText(stored.reference)).toBeVisible();
  await page.reload();
  await expect(page.getByText(stored.reference)).toBeVisible();
  await expectPromise(page, language, stored.answerBy);
  const wished = await calendarBehind(page, language, "thanks.calendar");
  expect(wished.events.map((event) => [event.status, event.start])).toEqual(
    stored.wishes.map(({ starts_at }) => ["TENTATIVE", Date.parse(starts_at)]),
  );

  const free = await someDay(staff);
  const starts_at = `${free.date}T${free.times[0]}:00.000Z`;
  await staffStep(staff, stored, "propose", { starts_at });
  await page.goto(await linkInMail(patient.email, 2));
  await expect(title(page)).toHaveText(status(language, "proposed"));
  await press(page, language, "homeservice.visit.accept");
  await expect(title(page)).toHaveText(status(language, "confirmed"));

  const { method, events } = await calendarBehind(page, language, "visit.calendar");
  expect(method).toBe("PUBLISH");
  expect(events).toMatchObject([{ status: "CONFIRMED", start: Date.parse(starts_at) }]);
  expect(events[0]?.uid).toContain(stored.id);
  expect(events[0]?.location).toContain(patient.address);

  const { home_service_visits } = await staff.client.fetch<{
    home_service_visits: { request_id: string; request: { phone: string } }[];
  }>("/admin/home-service-visits", { query: { from: free.date, to: free.date } });
  const stop = home_service_visits.find(({ request_id }) => request_id === stored.id);
  expect(stop?.request.phone).toBe(`+352${patient.phone.replaceAll(" ", "")}`);
  await staffStep(staff, await retrieve(staff, stored.id), "complete", { early: true });
  await page.reload();
  await expect(title(page)).toHaveText(status(language, "done"));
}

async function forParent({ page, language }: Visitor): Promise<void> {
  const staff = await signInAsStaff(runningShop());
  const patient = newPatient();
  await page.goto(address(language, formPath));
  await page.getByRole("radio", { name: t(language, "who.other") }).check();
  await fillPatient(page, patient, ["email", "phone"]);
  await fillRequester(page, patient);
  await wish(page, language, 0, await someDay(staff));
  await field(page, "consent").check();
  await send(page, language);
  await follow(page, language, "homeservice.thanks.follow");
  await expect(title(page)).toHaveText(status(language, "received"));

  const stored = await waiting(staff, patient.lastName);
  const free = await someDay(staff);
  const starts_at = `${free.date}T${free.times[0]}:00.000Z`;
  await staffStep(staff, stored, "propose", { starts_at });
  await page.goto(await linkInMail(patient.email, 2));
  await press(page, language, "homeservice.visit.decline");
  await expect(title(page)).toHaveText(status(language, "received"));

  const day = await someDay(staff);
  await page.getByText(t(language, "visit.change"), { exact: true }).click();
  const chosen = await wish(page, language, 0, day);
  await press(page, language, "homeservice.visit.changeSend");
  await expect(title(page)).toHaveText(status(language, "received"));
  await expect(page.locator("main ol")).toContainText(String(Number(chosen.date.slice(8))));
  // The page said the same before, and its number of a day may be that of a time, or the day that was wished for first.
  const last = async () => (await retrieve(staff, stored.id)).events.at(-1)?.action;
  await expect.poll(last).toBe("change");
  const changed = await retrieve(staff, stored.id);
  expect(changed.wishes[0]?.starts_at).toContain(chosen.date);

  await staffStep(staff, changed, "confirm", { starts_at: changed.wishes[0]?.starts_at });
  await page.reload();
  await expect(title(page)).toHaveText(status(language, "confirmed"));
  await page.getByText(t(language, "visit.cancel"), { exact: true }).click();
  await press(page, language, "homeservice.visit.cancelSend");
  await expect(title(page)).toHaveText(status(language, "cancelled"));
  expect((await retrieve(staff, stored.id)).events.map(({ action }) => action)).toEqual([
    "receive",
    "propose",
    "refuse",
    "change",
    "confirm",
    "cancel",
  ]);
  await expect(page.getByText(text(language, "homeservice.visit.call"))).toBeVisible();
}

const kinds = [
  { name: "for oneself: proposed, accepted by the link in the mail, visited", story: forOneself },
  { name: "for a parent: the proposal declined, wishes changed, cancelled", story: forParent },
]
  .flatMap((kind) => [true, false].map((scripts) => ({ ...kind, scripts })))
  .filter(({ story, scripts }) => isAll || (scripts && story === forOneself));

// In short one, the other over HTTP by home-service-staff.test.ts; in all each kind, in a language in turn.
for (const [turn, { name, story, scripts }] of kinds.entries()) {
  const language = inTurn(languages, turn);
  test.describe(`${language}, ${scripts ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled: scripts, locale: locales[language] });
    test(name, ({ page }) => story({ page, language, scripts }));
  });
}
