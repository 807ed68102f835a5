/** Seldom done, and never to be looked for: who works here, and when the shop is closed. */
import { expect, type Locator } from "@playwright/test";
import { mailsTo } from "../support/outbox.ts";
import { typeDay } from "./day-field.ts";
import { type Desk, info, newEmail, type Story } from "./staff-desk.ts";
import { languageName } from "./staff-texts.ts";
import type { Task } from "./staff-week.ts";
import { languages } from "./texts.ts";

type Invite = { email: string; metadata: { role?: string; language?: string } | null };
type Holiday = { date: string; to?: string | null; hours?: { from: string; to: string }[] };
type Profile = { business_profile: { holidays: Holiday[] }; version: number };

const nextYear = new Date().getFullYear() + 1;

async function openSettings(desk: Desk, page: string): Promise<void> {
  await desk.menu(desk.medusa("app.nav.settings.header"));
  await desk.menu(page);
}

/** The row of a day that was just added. */
async function addDay(desk: Desk): Promise<Locator> {
  await desk.button("profile.addHoliday").click();
  // By tag: the form has some hundred fields, whose roles and names would be worked out anew for each step.
  const isDay = desk.page.locator("legend", { hasText: desk.t("profile.openAllTheSame") });
  const row = desk.page.locator("li", { has: isDay }).last();
  const names = row.getByRole("group", { name: desk.t("profile.dayName"), exact: true });
  for (const language of languages) {
    await names.getByLabel(languageName(language)).fill(`${languageName(language)} ${nextYear}`);
  }
  return row;
}

const profileOf = ({ staff }: Desk) => staff.client.fetch<Profile>("/admin/business-profile");

/** Saves, and says what the shop then keeps of the day; puts back what was there before. */
async function savedDay(desk: Desk, before: Profile, date: string): Promise<Holiday | undefined> {
  await desk.button("shared.save").click();
  await expect(desk.page.getByText(desk.t("shared.saved"), { exact: true }).first()).toBeVisible();
  const { business_profile, version } = await profileOf(desk);
  await desk.staff.client.fetch("/admin/business-profile", {
    method: "POST",
    body: { business_profile: before.business_profile, version },
  });
  return business_profile.holidays.find((day) => day.date === date);
}

export const settingsStories = {
  "Invite a colleague as an optician, in a language other than one's own": async (desk) => {
    const { page, language } = desk;
    const other = languages[(languages.indexOf(language) + 1) % languages.length] ?? "en";
    const email = newEmail();
    await desk.begin();
    await openSettings(desk, desk.t("staff.roles"));
    await desk.field("staff.email").fill(email);
    const list = (key: string) =>
      page.getByRole("combobox", { name: desk.t(`staff.${key}`), exact: true });
    await desk.pick(list("role"), desk.t("staff.names.optician"));
    await desk.pick(list("language"), languageName(other));
    await desk.button("staff.invite").click();
    await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
    const { invites } = await desk.staff.client.fetch<{ invites: Invite[] }>(
      "/admin/invites?limit=100&order=-created_at",
    );
    const invite = invites.find((one) => one.email === email);
    expect(invite?.metadata).toMatchObject({ role: "optician", language: other });
    await expect.poll(async () => (await mailsTo(info, email)).length).toBe(1);
  },

  "Close from 3 to 15 August": async (desk) => {
    const before = await profileOf(desk);
    const [from, to] = [`${nextYear}-08-03`, `${nextYear}-08-15`];
    await desk.begin();
    await openSettings(desk, desk.t("profile.title"));
    const row = await addDay(desk);
    await typeDay(row, desk.language, desk.t("profile.date"), from);
    await typeDay(row, desk.language, desk.t("profile.lastDay"), to);
    expect(await savedDay(desk, before, from)).toMatchObject({ date: from, to });
  },

  "Close at one o'clock on 24 December": async (desk) => {
    const before = await profileOf(desk);
    const date = `${nextYear}-12-24`;
    await desk.begin();
    await openSettings(desk, desk.t("profile.title"));
    const row = await addDay(desk);
    await typeDay(row, desk.language, desk.t("profile.date"), date);
    await desk.button("profile.addPeriod", row).click();
    const hours = { from: "09:00", to: "13:00" };
    for (const [end, time] of Object.entries(hours)) {
      await row.getByRole("textbox", { name: desk.t(`profile.${end}`), exact: true }).fill(time);
    }
    expect(await savedDay(desk, before, date)).toMatchObject({ date, hours: [hours] });
  },
} satisfies Partial<Record<Task, Story>>;
