/**
 * A shop whose processes have a clock that the test moves. A day ahead, and back: carts, links, promotions and sign-ins stay
 * what they are. Years ahead, what the calendar alone does to home visits: the reminder of the day before, in the customer's
 * language, and erasure when details have been kept for as long as the profile allows.
 */
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
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
import { variantIds } from "../support/lenses.ts";
import { movableClock, moveClock } from "../support/moved-clock.ts";
import { askStore, sign } from "../support/orders.ts";
import { mailsTo } from "../support/outbox.ts";
import { type Method, type ReadyCart, wellStocked } from "../support/placing.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const day = 86_400_000;
const methods: readonly Method[] = ["pay-in-store", "bank-transfer"];

let launcher: Launcher;
let info: ShopInfo;
let staff: Medusa;

beforeAll(async () => {
  const settings = async (folder: string) => ({
    ...stripe.settings,
    ...(await movableClock(folder)),
  });
  launcher = await Launcher.inNewFolder("clock", settings, { filled: true });
  info = await launcher.start();
}, 600_000);

afterAll(() => launcher.remove());

it("orders begun on one side of a jump are placed on the other", { timeout: 600_000 }, async () => {
  const trial = new Trial(info);
  const idOf = await variantIds(info);
  const ready = async () => {
    const carts: ReadyCart[] = [];
    for (const method of methods) carts.push(await trial.cart(method));
    return carts;
  };
  const placeAll = async (carts: readonly ReadyCart[]) => {
    for (const cart of carts) expect((await trial.place(cart)).outcome).toBe("ordered");
  };
  const [first] = await ready();
  const placed = first && (await trial.place(first));
  const link = await sign(info, "order", placed?.order_id ?? "", 30 * 86_400);
  let waiting = await ready();
  for (const days of [1, -1, 0]) {
    await moveClock(launcher.dataDir, new Date(Date.now() + days * day));
    await placeAll(waiting);
    waiting = await ready();
    // A link from a mail opens its order, a promotion is valid, staff sign in.
    const opened = await askStore(info, "/store/order-access", {
      method: "POST",
      body: { token: link, email: first?.email },
    });
    expect(opened.status).toBe(200);
    const bag = await TestBag.begin(info, [{ variant_id: idOf(wellStocked), quantity: 1 }]);
    expect((await bag.change("/promotions", { code: "WELCOME10" })).status).toBe(200);
    const { user } = await (await signInAsStaff(info)).admin.user.me();
    expect(user.email).toBe(info.staffEmail);
  }
  await placeAll(waiting);
  await placeAll(trial.carts.filter(({ id }) => !trial.acknowledged.has(id)));
  await trial.end(16, `3 jumps, ${trial.carts.length} orders`);
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
  staff = await signInAsStaff(info);
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
