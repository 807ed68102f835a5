/**
 * What the calendar alone does to home visits: the reminder of the day before, in the customer's
 * language, and erasure when details have been kept for as long as the profile allows. The shop's
 * processes get a clock that the test moves on.
 */
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import {
  act,
  emptyDays,
  newRequest,
  retrieve,
  type StaffRequest,
  staffStep,
} from "../support/home-service.ts";
import { Launcher } from "../support/launcher.ts";
import { movableClock, moveClock } from "../support/moved-clock.ts";
import { mailsTo } from "../support/outbox.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const day = 86_400_000;

let launcher: Launcher;
let info: ShopInfo;
let staff: Medusa;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("clock", movableClock, { filled: true });
  info = await launcher.start();
  staff = await signInAsStaff(info);
}, 600_000);

afterAll(async () => {
  await launcher.remove();
});

/** A request whose first wish is confirmed. */
async function confirmed(at: number, language: string) {
  const free = (await emptyDays(info, staff))[at];
  const wish = { date: free?.date ?? "", time: free?.times[4] ?? "" };
  const { body, token, stored } = await newRequest(info, staff, [wish], { language });
  const starts_at = stored.wishes[0]?.starts_at ?? "";
  const request = await staffStep(staff, stored, "confirm", { starts_at });
  return { email: body.email, token, request, startsAt: new Date(starts_at) };
}

const person = async ({ id }: StaffRequest) => (await retrieve(staff, id)).first_name;

it("reminds the day before and erases what was kept for its time", {
  timeout: 600_000,
}, async () => {
  const visit = await confirmed(1, "de");
  const later = await confirmed(2, "fr");
  const givenUp = await confirmed(3, "en");
  await act(info, givenUp.token, "cancel");

  // Noon of the day before the first visit: nobody else is reminded yet.
  const dayBefore = new Date(visit.startsAt.getTime() - day);
  dayBefore.setUTCHours(11, 0, 0, 0);
  await moveClock(launcher.dataDir, dayBefore);
  const reminders = async (address: string, words: string) =>
    (await mailsTo(info, address)).filter(({ subject }) => subject.includes(words)).length;
  await eventually(
    async () => expect(await reminders(visit.email, "Morgen besuchen wir Sie")).toBe(1),
    info,
  );
  expect(await reminders(later.email, "demain")).toBe(0);

  staff = await signInAsStaff(info);
  await staffStep(staff, await retrieve(staff, visit.request.id), "complete", { early: true });
  expect([await person(visit.request), await person(givenUp.request)]).toEqual(["Anna", "Anna"]);

  // Six months are over for what led to no visit, two years are not for what did.
  await moveClock(launcher.dataDir, new Date(dayBefore.getTime() + 190 * day));
  staff = await signInAsStaff(info);
  await eventually(async () => expect(await person(givenUp.request)).toBeNull(), info);
  expect(await person(visit.request)).toBe("Anna");
  expect(await reminders(visit.email, "Morgen besuchen wir Sie")).toBe(1);

  await moveClock(launcher.dataDir, new Date(dayBefore.getTime() + 760 * day));
  staff = await signInAsStaff(info);
  await eventually(async () => expect(await person(visit.request)).toBeNull(), info);
  // Also a visit that took place, or did not, without anybody saying so.
  await eventually(async () => expect(await person(later.request)).toBeNull(), info);
});
