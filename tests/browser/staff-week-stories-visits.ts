/** Home visits: entered, moved, driven to, and taken back. */
import { wallClock } from "@landolt/forms";
import { expect } from "@playwright/test";
import { newRequest, retrieve, type StaffRequest, staffStep } from "../support/home-service.ts";
import { requestsOf } from "../support/home-visit.ts";
import { someDay } from "./home-visitor.ts";
import { type Desk, info, newEmail, newName, type Story } from "./staff-desk.ts";
import type { Task } from "./staff-week.ts";

const timeZone = "Europe/Luxembourg";

/** A request for a visit that nobody has answered, with a time at which nobody else is visited. */
async function newVisit({ staff }: Desk) {
  const lastName = newName();
  const { date, times } = await someDay(staff);
  const wish = { date, time: times[0] ?? "" };
  const { stored } = await newRequest(info, staff, [wish], { lastName });
  return { lastName, stored, starts_at: `${wish.date}T${wish.time}:00.000Z` };
}

/** Agreed on with the customer: proposed and confirmed. */
async function confirmAt({ staff }: Desk, request: StaffRequest, starts_at: string) {
  return staffStep(staff, await staffStep(staff, request, "propose", { starts_at }), "confirm");
}

/** The list of requests, searched for a name; opens the one that is found. */
async function openVisit(desk: Desk, lastName: string): Promise<void> {
  await desk.menu(desk.t("homeService.title"));
  await desk.page.getByRole("searchbox").fill(lastName);
  // The others leave the list first: its head and the one that is looked for stay.
  await expect(desk.page.getByRole("row")).toHaveCount(2);
  await desk.page.getByRole("link", { name: lastName }).click();
}

/** Soon, and still today: the shop's day may end meanwhile. */
async function soonToday(): Promise<string> {
  const soon = () => new Date(Date.now() + 120_000);
  const dayOf = (at: Date) => wallClock(at, timeZone).date;
  await expect.poll(() => dayOf(soon()) === dayOf(new Date()), { timeout: 150_000 }).toBe(true);
  return soon().toISOString();
}

export const visitStories = {
  "Enter a request for a visit for somebody who calls": async (desk) => {
    const { page } = desk;
    const lastName = newName();
    const fill = (key: string, value: string) =>
      page.getByRole("textbox", { name: desk.t(`homeService.${key}`), exact: true }).fill(value);
    await desk.begin();
    await desk.menu(desk.t("homeService.title"));
    await desk.link("homeService.newRequest").click();
    await fill("firstName", "Anna");
    await fill("lastName", lastName);
    await fill("birthYear", "1950");
    await fill("phone", "+352621000111");
    await fill("email", newEmail());
    await fill("address", "3, rue des Prés");
    await fill("postalCode", "7561");
    await fill("city", "Mersch");
    const wish = desk.t("homeService.wish", { number: 1 });
    await desk.pick(page.getByRole("combobox", { name: wish }), 1);
    await page.getByRole("switch", { name: desk.t("homeService.consentTaken") }).click();
    await desk.button("homeService.enter").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(lastName);
    const [stored] = await requestsOf(desk.staff, lastName);
    expect(stored?.status).toBe("received");
  },

  "Propose another time that is free": async (desk) => {
    const { page } = desk;
    const { lastName, stored } = await newVisit(desk);
    await desk.begin();
    await openVisit(desk, lastName);
    await desk.button("homeService.actions.propose").click();
    const drawer = page.getByRole("dialog");
    await drawer
      .getByRole("button", { name: /^\d\d:\d\d$/ })
      .last()
      .click();
    await desk.button("homeService.actions.propose", drawer).click();
    await expect(page.getByText(desk.t("homeService.proposedVisit"))).toBeVisible();
    expect((await retrieve(desk.staff, stored.id)).status).toBe("proposed");
  },

  "Take along the day's stops, with the way to the first": async (desk) => {
    const { page, staff } = desk;
    const { lastName, stored } = await newVisit(desk);
    await confirmAt(desk, stored, await soonToday());
    await page.context().route("https://www.openstreetmap.org/**", (route) => route.abort());
    await desk.begin({ fresh: true });
    const all = `${desk.t("today.visits")}: ${desk.t("today.all")}`;
    await page.getByRole("link", { name: all, exact: true }).click();
    const stop = page.locator("#day-sheet li").filter({ hasText: lastName });
    const asked = page
      .context()
      .waitForEvent("request", (request) =>
        request.url().startsWith("https://www.openstreetmap.org/search?query="),
      );
    await desk.link("homeService.openMap", stop).click();
    expect(decodeURIComponent((await asked).url())).toContain("3, rue des Prés, 7561 Mersch");
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await staffStep(staff, await retrieve(staff, stored.id), "cancel");
  },

  "Take back a visit that was marked as done by mistake": async (desk) => {
    const { page, staff } = desk;
    const { lastName, stored, starts_at } = await newVisit(desk);
    const confirmed = await confirmAt(desk, stored, starts_at);
    await staffStep(staff, confirmed, "complete", { early: true });
    await desk.begin();
    await desk.find(lastName);
    await desk.button("homeService.actions.reopen").click();
    await desk.button("homeService.actions.reopen", page.getByRole("dialog")).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect((await retrieve(staff, stored.id)).status).toBe("confirmed");
  },
} satisfies Partial<Record<Task, Story>>;
