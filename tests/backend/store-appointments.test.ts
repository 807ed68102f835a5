/** Appointments in the store: visits without an address, and in nobody's way. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { signIn, someAddress } from "../support/account.ts";
import { readCalendar } from "../support/calendar.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { howMany } from "../support/extent.ts";
import {
  act,
  calendarIn,
  emptyDays,
  follow,
  newAppointment,
  newRequest,
  refusal,
  retrieve,
  rightAppointment,
  send,
  slots,
  staffStep,
} from "../support/home-service.ts";
import { mailsTo, subjectsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;
let store = "";

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { business_profile: profile } = await staff.client.fetch<{
    business_profile: { street: string; postalCode: string; town: string };
  }>("/admin/business-profile");
  store = `${profile.street}, ${profile.postalCode} ${profile.town}`;
});

const mailsOf = (email: string, count: number) =>
  eventually(async () => {
    expect(await subjectsTo(info, email)).toHaveLength(count);
    return mailsTo(info, email);
  });

describe("the life of an appointment", () => {
  it("is asked for without an address, proposed, accepted, moved and cancelled by its link", async () => {
    const [day, next] = await emptyDays(info, staff);
    const date = day?.date ?? "";
    const [first = "", , , , other = ""] = day?.times ?? [];
    const { body, token, stored } = await newAppointment(info, staff, [{ date, time: first }]);
    await mailsOf(body.email, 1);
    expect(stored).toMatchObject({ place: "store", topics: ["eye-exam"], minutes: 40 });
    expect((await follow(info, token)).body.request).toMatchObject({
      ...{ place: "store", coverage: null, status: "received" },
    });

    const starts_at = new Date(
      Date.parse(stored.wishes[0]?.starts_at ?? "") + 2 * 3_600_000,
    ).toISOString();
    await staffStep(staff, stored, "propose", { starts_at });
    await mailsOf(body.email, 2);
    expect((await follow(info, token)).body.request?.proposal).toMatchObject({ date, time: other });
    expect((await act(info, token, "accept")).body.request?.status).toBe("confirmed");
    await mailsOf(body.email, 3);
    const confirmed = await retrieve(staff, stored.id);
    expect(confirmed.visit).toMatchObject({ starts_at, minutes: 40, travel_minutes: 0 });

    const wish = { date: next?.date ?? "", time: next?.times[0] ?? "" };
    expect((await act(info, token, "change", { appointments: [wish] })).status).toBe(200);
    await mailsOf(body.email, 4);
    const again = await retrieve(staff, stored.id);
    await staffStep(staff, again, "confirm", { starts_at: again.wishes[0]?.starts_at });
    await mailsOf(body.email, 5);
    expect((await act(info, token, "cancel")).body.request?.status).toBe("cancelled");

    const mails = await mailsOf(body.email, 6);
    const words = ["received", "suggested", "appointment on", "new preferred", "appointment on"];
    expect(mails.map(({ subject }) => subject)).toEqual(
      [...words, "cancelled"].map((each) => expect.stringContaining(each)),
    );
    for (const { text } of mails) {
      expect(text).toContain("In the store");
      expect(text).toContain(store);
      expect(text).not.toMatch(/home visit|eye test/i);
    }
    const files = mails.map(calendarIn).filter(Boolean).map(readCalendar);
    expect(files.map(({ method }) => method)).toEqual(["PUBLISH", "CANCEL", "PUBLISH", "CANCEL"]);
    const [event] = files.flatMap(({ events }) => events);
    expect(event).toMatchObject({ location: store, start: Date.parse(starts_at) });
    expect((event?.end ?? 0) - (event?.start ?? 0)).toBe(40 * 60_000);
  });

  it("is judged by what the store needs", async () => {
    const [day] = await emptyDays(info, staff);
    const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
    const fieldsOf = async (change: object, wishes = [wish]) =>
      (await send(info, rightAppointment(wishes, { ...change }))).body.fields;
    const topics = { "reason.topics": "topics" };
    expect(await fieldsOf({ reason: { topics: ["eye-exam", "repair"] } })).toEqual(topics);
    expect(await fieldsOf({ reason: { topics: [] } })).toEqual(topics);
    expect(await fieldsOf({ reason: { topics: ["insurance"] } })).toEqual({
      "reason.topics.0": "topics",
    });
    expect(await fieldsOf({ reason: undefined })).toEqual({ reason: "topics" });
    expect(await fieldsOf({ lastName: "" })).toEqual({ lastName: "last-name" });
    expect(await fieldsOf({}, [{ ...wish, time: "03:00" }])).toEqual({
      "appointments.0.time": "wish-hours",
    });
    // Without a place it is a visit at home, for which the address is missing.
    expect(await fieldsOf({ place: undefined })).toMatchObject({ address: "address" });
    expect(await fieldsOf({ place: "moon" })).toMatchObject({ place: "request" });
  });

  it("is offered while the store is open, and as long as the longest one fits", async () => {
    const { days, rules } = await slots(info, "store");
    expect(rules).toMatchObject({ visitMinutes: 45 });
    expect(days.length).toBeGreaterThan(20);
    for (const { date, times } of days) {
      const weekday = new Date(date).getUTCDay();
      expect(weekday, date).not.toBe(0);
      // Closed from 12:00 to 13:30 from Tuesday to Friday.
      const lunch = times.filter((time) => time > "11:15" && time < "13:30");
      if (weekday < 6) expect(lunch, date).toEqual([]);
      for (const time of times) expect(time <= "17:15", `${date} ${time}`).toBe(true);
    }
  });
});

describe("an optician's time", () => {
  type Asked = Pick<Awaited<ReturnType<typeof newAppointment>>, "stored">;
  const confirm = ({ stored }: Asked) =>
    staffStep(staff, stored, "confirm", { starts_at: stored.wishes[0]?.starts_at });
  /** Days without visits are few. */
  const free = async ({ stored }: Asked) =>
    staffStep(staff, await retrieve(staff, stored.id), "cancel");

  it("is given to a visit at home or to an appointment, also when both are confirmed at once", {
    tags: "long",
  }, async () => {
    for (let round = 0; round < howMany(1, 2); round += 1) {
      const [day] = await emptyDays(info, staff);
      const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
      const rivals = await Promise.all([
        newRequest(info, staff, [wish]),
        newAppointment(info, staff, [wish]),
        newAppointment(info, staff, [wish]),
      ]);
      const results = await Promise.allSettled(rivals.map((rival) => confirm(rival)));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const result of results) {
        if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409 });
      }
      const standing = await query<{ count: number }>(
        info,
        "select count(*)::int as count from home_service_visit where request_id = any($1)",
        [rivals.map(({ stored }) => stored.id)],
      );
      expect(standing).toEqual([{ count: 1 }]);
      for (const rival of rivals) await free(rival);
    }
  });

  it("has no gap between appointments, and the way and a buffer beside a visit at home", {
    tags: "long",
  }, async () => {
    const [day] = await emptyDays(info, staff);
    const date = day?.date ?? "";
    // Half an hour apart; 20 minutes are an adjustment.
    const [one = "", two = "", three = ""] = day?.times ?? [];
    const fitting = { reason: { topics: ["fitting"] } };
    const first = await newAppointment(info, staff, [{ date, time: one }], fitting);
    await confirm(first);
    const next = await newAppointment(info, staff, [{ date, time: two }], fitting);
    const [wish] = next.stored.wishes;
    const early = new Date(Date.parse(wish?.starts_at ?? "") - 10 * 60_000);
    const tooEarly = new Date(early.getTime() - 60_000);
    const at = (time: Date) => ({ starts_at: time.toISOString() });
    expect((await refusal(staffStep(staff, next.stored, "propose", at(tooEarly)))).status).toBe(
      409,
    );
    await staffStep(staff, next.stored, "propose", at(early));
    const home = await newRequest(info, staff, [{ date, time: three }]);
    const visits = await staff.client.fetch<{ times: { time: string; conflict: string | null }[] }>(
      `/admin/home-service-requests/${home.stored.id}/times`,
      { query: { date } },
    );
    const conflictAt = (time: string) => visits.times.find((each) => each.time === time)?.conflict;
    expect(conflictAt(two)).toBe("busy");
    expect(conflictAt(day?.times.at(-1) ?? "")).toBeNull();
    for (const each of [first, next]) await free(each);
  });
});

describe("what is known of somebody who comes to the store", () => {
  it("stands in the account beside the home visits", async () => {
    const email = someAddress("appointments");
    const [day] = await emptyDays(info, staff);
    const [one = "", two = ""] = day?.times ?? [];
    const date = day?.date ?? "";
    const { stored: home } = await newRequest(info, staff, [{ date, time: one }], { email });
    const { stored } = await newAppointment(info, staff, [{ date, time: two }], { email });
    const visitor = await signIn(info, email);
    const { text } = await visitor.get("/account/visits");
    for (const { reference } of [home, stored]) expect(text).toContain(reference);
    expect(text).toContain("At your home");
    expect(text).toContain("In the store");
    const data = await visitor.get("/account/data/file");
    expect(data.text).toContain(stored.reference);
    expect(data.text).toContain('"store"');
  });

  it("is shown to staff who may read it, with where and what for, and entered for a caller", {
    tags: "long",
  }, async () => {
    const [day] = await emptyDays(info, staff);
    const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
    const body = { ...rightAppointment([wish], { consent: true }), key: crypto.randomUUID() };
    const { home_service_request: entered } = await staff.client.fetch<{
      home_service_request: { id: string; reference: string };
    }>("/admin/home-service-requests", { method: "POST", body });
    type Listed = { home_service_requests: { place: string; topics?: string[] }[] };
    const listed = async (sdk: Medusa, place: string) =>
      (
        await sdk.client.fetch<Listed>("/admin/home-service-requests", {
          query: { q: entered.reference, place },
        })
      ).home_service_requests;
    expect(await listed(staff, "store")).toMatchObject([{ place: "store", topics: ["eye-exam"] }]);
    expect(await listed(staff, "home")).toEqual([]);
    const { sdk: sales } = await inRole(info, "sales");
    const [row] = await listed(sales, "store");
    expect(row).toMatchObject({ place: "store" });
    expect(row).not.toHaveProperty("topics");
  });

  it("is kept by a consent of its own, and erased with it", async () => {
    const [day] = await emptyDays(info, staff);
    const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
    const right = rightAppointment([wish], { consent: true, language: "de" });
    const { token = "", reference } = (await send(info, right)).body.request ?? {};
    const consent = { purpose: "appointment", language: "de", withdrawn_at: null };
    expect((await follow(info, token)).body.request?.consents).toMatchObject([consent]);
    expect((await act(info, token, "consent-withdrawal")).status).toBe(200);
    expect((await follow(info, token)).status).toBe(404);
    const rows = await query(
      info,
      `select r.status, r.email, r.topics, h.withdrawn_at is not null as withdrawn
       from home_service_request r join health_consent h on h.subject = r.id where r.reference = $1`,
      [reference],
    );
    expect(rows).toEqual([{ status: "cancelled", email: null, topics: null, withdrawn: true }]);
  });
});
