/** An appointment in the store from the contact page to its end: what the customer does, and staff in between. */
import { expect, type Page } from "@playwright/test";
import { readCalendar } from "../support/calendar.ts";
import { retrieve, staffStep } from "../support/home-service.ts";
import { newPatient, requestsOf } from "../support/home-visit.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { field, linkInMail, type Staff, someDay, t, untilTaken, wish } from "./home-visitor.ts";
import { address, type Language } from "./texts.ts";
import { follow, press } from "./visitor.ts";

export interface Visitor {
  readonly page: Page;
  readonly language: Language;
  /** Whether the browser runs JavaScript. */
  readonly scripts: boolean;
}

async function send(page: Page, language: Language): Promise<void> {
  await untilTaken(page);
  await press(page, language, "appointment.send");
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Asks, after forgetting what for; returns whom staff find. */
async function ask({ page, language, scripts }: Visitor, staff: Staff) {
  const patient = newPatient();
  await page.goto(address(language, "/contact"));
  await follow(page, language, "pages.contact.appointment");
  await expect(page).toHaveURL(address(language, "/appointment"));
  await wish(page, language, 0, await someDay(staff));
  for (const name of ["firstName", "lastName", "phone", "email"] as const)
    await field(page, name).fill(patient[name]);
  await field(page, "consent").check();
  await send(page, language);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(t(language, "failures.invalid.title"));
  await expect(alert).toContainText(t(language, "problems.topics"));
  const topic = new RegExp(t(language, "topics.contact-lenses"));
  await page.getByRole("radio", { name: topic }).check();
  await expect(field(page, "lastName")).toHaveValue(patient.lastName);
  if (!scripts) await field(page, "consent").check();
  await send(page, language);
  await expect(page).toHaveURL(address(language, "/homeservice/thank-you"));
  return patient;
}

export async function makeAppointment(visitor: Visitor): Promise<void> {
  const { page, language } = visitor;
  const staff = await signInAsStaff(runningShop());
  const patient = await ask(visitor, staff);
  const [found] = await requestsOf(staff, patient.lastName);
  await expect(page.getByText(found?.reference ?? "none")).toBeVisible();
  const stored = await retrieve(staff, found?.id ?? "");
  expect(stored).toMatchObject({ place: "store", topics: ["contact-lenses"], minutes: 45 });

  const free = await someDay(staff);
  const starts_at = `${free.date}T${free.times[0]}:00.000Z`;
  await staffStep(staff, stored, "propose", { starts_at });
  await page.goto(await linkInMail(patient.email, 2));
  await expect(title(page)).toHaveText(t(language, "visit.status.proposed.title"));
  const inStore = t(language, "visit.inStore", { address: "" });
  await expect(page.getByText(inStore)).toBeVisible();
  await press(page, language, "homeservice.visit.accept");
  await expect(title(page)).toHaveText(t(language, "visit.status.confirmed.title"));
  const calendar = page.getByRole("link", { name: t(language, "visit.calendar"), exact: true });
  const file = await page.request.get((await calendar.getAttribute("href")) ?? "");
  const { events } = readCalendar(await file.text());
  expect(events).toMatchObject([{ status: "CONFIRMED", start: Date.parse(starts_at) }]);

  const day = await someDay(staff);
  await page.getByText(t(language, "visit.change"), { exact: true }).click();
  const chosen = await wish(page, language, 0, day);
  await press(page, language, "homeservice.visit.changeSend");
  await expect(title(page)).toHaveText(t(language, "visit.status.received.title"));
  const moved = await retrieve(staff, stored.id);
  expect(moved.wishes[0]?.starts_at).toContain(chosen.date);
  await staffStep(staff, moved, "confirm", { starts_at: moved.wishes[0]?.starts_at });
  await page.reload();
  await expect(page.getByText(inStore)).toBeVisible();
  await page.getByText(t(language, "visit.cancel"), { exact: true }).click();
  await press(page, language, "homeservice.visit.cancelSend");
  await expect(title(page)).toHaveText(t(language, "visit.status.cancelled.title"));
}
