/** What somebody does who asks for a home visit, by the names that the page shows. */
import { expect, type Page } from "@playwright/test";
import { plannedStarts } from "../support/home-service.ts";
import { type newPatient, type OfferedDay, offeredDays } from "../support/home-visit.ts";
import { mailsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import type { signInAsStaff } from "../support/staff.ts";
import { type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";

export type Staff = Awaited<ReturnType<typeof signInAsStaff>>;
export type Patient = ReturnType<typeof newPatient>;

export const locales = { en: "en-GB", fr: "fr-FR", de: "de-DE" };
export const formPath = "/homeservice";

export const t = (language: Language, key: string, values?: Record<string, string>) =>
  text(language, `homeservice.${key}`, values);

export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** Milliseconds. Nobody fills in a form faster than that, and who does is asked to press again. */
const shortest = 1_000;

/** Waits until the form of a page may be sent; most forms have taken longer to be filled in. */
export async function untilTaken(page: Page): Promise<void> {
  const [issued = ""] = (await field(page, "token").inputValue()).split(".");
  const age = () => Date.now() - Number.parseInt(issued, 36);
  await expect.poll(age, { intervals: [50] }).toBeGreaterThanOrEqual(shortest);
}

/** Sends the form as soon as it may be sent. */
export async function send(page: Page, language: Language): Promise<void> {
  await untilTaken(page);
  await press(page, language, "homeservice.send");
}

export async function fillPatient(page: Page, patient: Patient, without: (keyof Patient)[] = []) {
  for (const [name, value] of Object.entries(patient)) {
    if (!without.includes(name as keyof Patient)) await field(page, name).fill(value);
  }
}

export async function fillRequester(page: Page, { email, phone }: Patient): Promise<void> {
  await field(page, "requester.firstName").fill("Luc");
  await field(page, "requester.lastName").fill("Weber");
  await field(page, "requester.email").fill(email);
  await field(page, "requester.phone").fill(phone);
  await field(page, "requester.relation").selectOption("family");
}

/** Milliseconds from one visit to another between which nothing can be in the way. */
const farApart = 5 * 3_600_000;

/** A day with the times at which a visit would be in nobody's way, also an hour or two later. */
export async function someDay(staff: Staff): Promise<OfferedDay> {
  const days = await offeredDays(runningShop());
  const planned = (await plannedStarts(staff, days)).map((start) => Date.parse(start));
  const roomy = days
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => {
        const at = Date.parse(`${date}T${time}:00Z`);
        return planned.every((start) => Math.abs(start - at) >= farApart);
      }),
    }))
    .filter(({ times }) => times.length > 1);
  const day = roomy[Math.floor(Math.random() * roomy.length)];
  if (!day) throw new Error("no day has room for a visit");
  return day;
}

/** Chooses day and time, in the calendar or in the fields that stand there without scripts. */
export async function wish(page: Page, language: Language, index: number, day: OfferedDay) {
  const time = day.times[0] ?? "";
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) {
    await chooseDay(page, language, day.date);
    await page.locator(`main form input[type=radio][value="${time}"]`).check();
  } else {
    await wishPlainly(page, index, day.date, time);
  }
  return { date: day.date, time };
}

/** Fills in the fields that stand where the calendar will be. */
export async function wishPlainly(page: Page, index: number, date: string, time: string) {
  await field(page, `appointments.${index}.date`).fill(date);
  await field(page, `appointments.${index}.time`).and(page.locator("select")).selectOption(time);
}

/** What the calendar calls a day. */
export const dayName = (language: Language, date: string) =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

/** The calendar is loaded by who comes near it. */
export async function comeToCalendar(page: Page) {
  await page.locator("#field-appointments").scrollIntoViewIfNeeded();
  const calendar = page.getByRole("application");
  await expect(calendar.getByRole("grid")).toBeVisible();
  return calendar;
}

/** Turns the calendar's pages until the day is there. */
async function chooseDay(page: Page, language: Language, date: string): Promise<void> {
  const calendar = await comeToCalendar(page);
  const cell = calendar.getByRole("button", {
    name: new RegExp(`(^|\\D)${dayName(language, date)}`),
  });
  for (let turns = 0; turns < 4 && (await cell.count()) === 0; turns++) {
    await calendar.locator('button[slot="next"]').click();
  }
  await cell.click();
}

/**
 * The path that the nth mail to somebody leads to, once that mail is there. Mails are written after the
 * answer to what they are about.
 */
export async function linkInMail(address: string, nth: number): Promise<string> {
  let link = "";
  await expect(async () => {
    const raw = (await mailsTo(runningShop(), address))[nth - 1]?.raw ?? "";
    const plain = raw.replaceAll(/=\r?\n/g, "");
    link = /https?:\/\/\S+\/homeservice\/visit\/[\w.-]+/.exec(plain)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ intervals: [100] });
  return new URL(link).pathname;
}
