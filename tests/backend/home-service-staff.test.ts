/** The life of a request through staff, link and mail. */

import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { readCalendar } from "../support/calendar.ts";
import { eventually } from "../support/eventually.ts";
import {
  act,
  calendarIn,
  emptyDays,
  follow,
  newRequest,
  refusal,
  retrieve,
  rightRequest,
  send,
  slots,
  staffStep,
} from "../support/home-service.ts";
import { mailsTo, subjectsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;
beforeAll(async () => {
  staff = await signInAsStaff(info);
});

describe("a proposal that is accepted", () => {
  it("goes from request to thanks, and each mail comes once", async () => {
    const [day] = await emptyDays(info, staff);
    const [first = "", , , , , , other = ""] = day?.times ?? [];
    const date = day?.date ?? "";
    const { body, token, stored } = await newRequest(info, staff, [{ date, time: first }]);
    const [wish] = stored.wishes;
    const later = new Date(Date.parse(wish?.starts_at ?? "") + 3 * 3_600_000).toISOString();

    const proposed = await staffStep(staff, stored, "propose", {
      starts_at: later,
      why: "We are near you then.",
    });
    expect(proposed.status).toBe("proposed");
    expect(proposed.answered_at).not.toBeNull();
    expect((await refusal(staffStep(staff, stored, "decline", { why: "x" }))).status).toBe(409);

    const page = await follow(info, token);
    expect(page.body.request?.proposal).toMatchObject({ date, note: "We are near you then." });
    expect(page.body.request?.proposal?.time).toBe(other);
    const accepted = await act(info, token, "accept");
    expect(accepted.body.request).toMatchObject({ status: "confirmed", visit: { date } });
    expect((await act(info, token, "accept")).status).toBe(409);

    const confirmed = await retrieve(staff, stored.id);
    const done = await staffStep(staff, confirmed, "complete", { early: true });
    expect(done.status).toBe("done");
    expect(done.events.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
      "customer receive",
      "staff propose",
      "customer accept",
      "staff complete",
    ]);
    expect((await act(info, token, "cancel")).status).toBe(409);

    await eventually(async () => expect(await subjectsTo(info, body.email)).toHaveLength(4));
    const mails = await mailsTo(info, body.email);
    for (const words of ["your request", "suggested time", "your home visit on", "thank you"]) {
      expect(mails.filter(({ subject }) => subject.includes(words))).toHaveLength(1);
    }
    const confirmation = mails.filter(({ subject }) => subject.includes("your home visit on"));
    const entry = confirmation.map(calendarIn).join();
    expect(readCalendar(entry).events).toEqual([
      expect.objectContaining({
        uid: expect.stringContaining(`${stored.id}@`),
        sequence: 2,
        status: "CONFIRMED",
        start: Date.parse(later),
      }),
    ]);
  });
});

describe("a proposal that is declined", () => {
  it("leaves the request open; new wishes and a cancellation follow", {
    tags: "long",
  }, async () => {
    const [day, next] = await emptyDays(info, staff);
    const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
    const { body, token, stored } = await newRequest(info, staff, [wish]);
    const starts_at = stored.wishes[0]?.starts_at;
    const confirmed = await staffStep(staff, stored, "confirm", { starts_at });
    expect(confirmed.visit?.starts_at).toBe(starts_at);
    // Who confirms goes there, while nobody else was named.
    expect(confirmed.assigned_name).toBe(confirmed.visit?.optician_name);
    const moved = new Date(Date.parse(starts_at ?? "") + 7_200_000).toISOString();
    await staffStep(staff, confirmed, "propose", { starts_at: moved });

    const declined = await act(info, token, "decline", { reason: "The doctor comes then." });
    expect(declined.body.request).toMatchObject({ status: "received", proposal: null });
    expect((await retrieve(staff, stored.id)).answered_at).toBeNull();

    const wrong = await act(info, token, "change", { appointments: [] });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toEqual({ appointments: "appointments-min" });
    const newWish = { date: next?.date ?? "", time: next?.times[0] ?? "" };
    const changed = await act(info, token, "change", { appointments: [newWish] });
    expect(changed.body.request).toMatchObject({ status: "received", wishes: [newWish] });

    const again = await retrieve(staff, stored.id);
    const second = await staffStep(staff, again, "confirm", {
      starts_at: again.wishes[0]?.starts_at,
    });
    expect(second.status).toBe("confirmed");
    const cancelled = await act(info, token, "cancel", { reason: "" });
    expect(cancelled.body.request).toMatchObject({ status: "cancelled", visit: null });

    const files = await eventually(async () => {
      const entries = (await mailsTo(info, body.email)).map(calendarIn).filter(Boolean);
      expect(entries).toHaveLength(4);
      return entries.map(readCalendar);
    });
    // Agreed, taken back by the other proposal, agreed again, cancelled.
    expect(files.map(({ method }) => method)).toEqual(["PUBLISH", "CANCEL", "PUBLISH", "CANCEL"]);
    const entries = files.flatMap(({ events }) => events);
    expect(new Set(entries.map(({ uid }) => uid))).toHaveProperty("size", 1);
    expect(entries[0]?.uid).toContain(`${stored.id}@`);
    expect(entries.map(({ start }) => start)).toEqual(
      [starts_at, starts_at, again.wishes[0]?.starts_at, again.wishes[0]?.starts_at].map((at) =>
        Date.parse(at ?? ""),
      ),
    );
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });
});

describe("two visits at one time", () => {
  it("are never both confirmed, also at once; travel and buffers count", async () => {
    const [day] = await emptyDays(info, staff);
    const date = day?.date ?? "";
    const [time = "", , soon = "", , free = ""] = day?.times ?? [];
    const rivals = await Promise.all(
      [0, 1, 2, 3].map(() => newRequest(info, staff, [{ date, time }])),
    );
    const results = await Promise.allSettled(
      rivals.map(({ stored }) =>
        staffStep(staff, stored, "confirm", { starts_at: stored.wishes[0]?.starts_at }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "fulfilled") continue;
      expect(result.reason).toMatchObject({
        status: 409,
        message: expect.stringContaining("another visit at that time"),
      });
    }
    // An hour later the visit before ends, but buffers are still needed; two hours later all is well.
    const { stored } = await newRequest(info, staff, [
      { date, time: soon },
      { date, time: free },
    ]);
    const conflicts = stored.ranking.map(({ conflict }) => conflict);
    expect(conflicts).toEqual([null, "busy"]);
    const tooSoon = staffStep(staff, stored, "confirm", { starts_at: stored.wishes[0]?.starts_at });
    expect((await refusal(tooSoon)).status).toBe(409);
    const fits = staffStep(staff, stored, "confirm", { starts_at: stored.wishes[1]?.starts_at });
    expect((await fits).status).toBe("confirmed");
  });

  it("are refused beyond the day's number, and the day is offered no more", {
    tags: "long",
  }, async () => {
    const [day] = await emptyDays(info, staff);
    const date = day?.date ?? "";
    const [time = "", , , , , , later = ""] = day?.times ?? [];
    const one = await newRequest(info, staff, [{ date, time }]);
    const two = await newRequest(info, staff, [{ date, time: later }]);
    const profile = await changeProfile({ visitsPerDay: 1 });
    try {
      const [first] = one.stored.wishes;
      await staffStep(staff, one.stored, "confirm", { starts_at: first?.starts_at });
      const [second] = two.stored.wishes;
      const refused = await refusal(
        staffStep(staff, two.stored, "confirm", { starts_at: second?.starts_at }),
      );
      expect(refused).toMatchObject({ status: 409, message: "That day already has its 1 visits" });
      expect((await slots(info)).days.map((each) => each.date)).not.toContain(date);
      const late = await send(info, rightRequest([{ date, time: later }]));
      expect(late.body.fields).toEqual({ "appointments.0.date": "wish-closed" });
    } finally {
      await changeProfile(profile);
    }
  });
});

/** Changes the planning of home visits; returns what it was. */
async function changeProfile(change: object): Promise<object> {
  type Stored = { business_profile: { homeService: object }; version: number };
  const { business_profile, version } = await staff.client.fetch<Stored>("/admin/business-profile");
  const homeService = { ...business_profile.homeService, ...change };
  await staff.client.fetch("/admin/business-profile", {
    method: "POST",
    body: { business_profile: { ...business_profile, homeService }, version },
  });
  return business_profile.homeService;
}
