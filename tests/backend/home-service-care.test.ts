/** What staff do around a request, what happens to a person's data, and what the clock does. */

import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import {
  emptyDays,
  follow,
  newRequest,
  refusal,
  retrieve,
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

describe("staff", () => {
  it("assign, note, search, and take the table with them", async () => {
    const [day] = await emptyDays(info, staff);
    const { body, stored } = await newRequest(info, staff, [
      { date: day?.date ?? "", time: day?.times[0] ?? "" },
    ]);
    const { user } = await staff.admin.user.me();
    const assigned = await staffStep(staff, stored, "assign", { optician_id: user.id });
    expect(
      (await refusal(staffStep(staff, stored, "assign", { optician_id: user.id }))).status,
    ).toBe(409);
    const noted = await staffStep(staff, assigned, "note", { text: "Second floor, no lift." });
    expect(noted.notes.map(({ text }) => text)).toEqual(["Second floor, no lift."]);

    const list = (query: object) =>
      staff.client.fetch<{ count: number }>("/admin/home-service-requests", {
        query: { q: body.email, ...query },
      });
    expect((await list({ status: "open", optician_id: user.id })).count).toBe(1);
    expect((await list({ status: "done" })).count).toBe(0);
    expect((await list({ due: "waiting" })).count).toBe(1);
    expect((await list({ due: "breached" })).count).toBe(0);
    expect((await refusal(list({ status: "lost" }))).status).toBe(400);

    const table = await staff.client.fetch<Response>("/admin/home-service-requests/export", {
      query: { q: body.email },
      headers: { accept: "text/csv" },
    });
    expect(await table.text()).toContain(stored.reference);
  });

  it("erase a person for good, and every look at the person is on record", async () => {
    const [day] = await emptyDays(info, staff);
    const { body, token, stored } = await newRequest(info, staff, [
      { date: day?.date ?? "", time: day?.times[0] ?? "" },
    ]);
    const path = `/admin/home-service-requests/${stored.id}/person`;
    const file = await staff.client.fetch<{
      home_service_request: { email: string };
      read_by_staff: { what: string }[];
    }>(path);
    expect(file.home_service_request.email).toBe(body.email);
    expect(file.read_by_staff.map(({ what }) => what)).toContain("read");

    await staff.client.fetch(path, { method: "DELETE" });
    expect((await follow(info, token)).status).toBe(404);
    const left = await retrieve(staff, stored.id);
    expect(left).toMatchObject({ status: "cancelled", first_name: null, email: null, wishes: [] });
    const { count } = await staff.client.fetch<{ count: number }>("/admin/home-service-requests", {
      query: { q: body.email },
    });
    expect(count).toBe(0);
  });

  it("erase the mails that were kept, and those that are on their way", {
    tags: "long",
  }, async () => {
    const [day] = await emptyDays(info, staff);
    const wishes = [{ date: day?.date ?? "", time: day?.times[0] ?? "" }];
    const erase = (id: string) =>
      staff.client.fetch(`/admin/home-service-requests/${id}/person`, { method: "DELETE" });
    const kept = async (address: string) => {
      const { notifications } = await staff.client.fetch<{ notifications: { to: string }[] }>(
        "/admin/notifications",
        { query: { limit: 1000, order: "-created_at" } },
      );
      return notifications.filter(({ to }) => to === address).length;
    };
    const sent = await newRequest(info, staff, wishes);
    await eventually(async () => expect(await kept(sent.body.email)).toBe(1));
    await erase(sent.stored.id);
    expect(await kept(sent.body.email)).toBe(0);

    const sending = await newRequest(info, staff, wishes);
    await erase(sending.stored.id);
    await eventually(async () => expect(await kept(sending.body.email)).toBe(0));
  });
});

describe("the clock", () => {
  const ago = (hours: number) => ({
    receivedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });

  it("warns staff after twenty hours and tells when the promise is broken, once each", async () => {
    const { days } = await slots(info);
    const day = days.at(-3);
    const wishes = [{ date: day?.date ?? "", time: day?.times[0] ?? "" }];
    const early = await newRequest(info, staff, wishes, ago(21));
    const late = await newRequest(info, staff, wishes, ago(25));
    const { business_profile } = await staff.client.fetch<{ business_profile: { email: string } }>(
      "/admin/business-profile",
    );
    const warnings = async (reference: string) =>
      (await mailsTo(info, business_profile.email)).filter(({ text }) => text.includes(reference))
        .length;
    await eventually(async () => {
      // The new request itself, and one warning.
      expect(await warnings(early.stored.reference)).toBe(2);
      expect(await warnings(late.stored.reference)).toBe(2);
    });
  });

  it("closes a request of which every time has passed", { tags: "long" }, async () => {
    // Kept by the storefront for a week; its wish lies one to four days back.
    const { days } = await slots(info);
    const dayMs = 86_400_000;
    const passed = days
      .map(({ date, times }) => ({ time: times[0] ?? "", at: Date.parse(date) - 7 * dayMs }))
      .find(({ at }) => at < Date.now() - dayMs && at > Date.now() - 4 * dayMs);
    const date = new Date(passed?.at ?? 0).toISOString().slice(0, 10);
    const { body, stored } = await newRequest(
      info,
      staff,
      [{ date, time: passed?.time ?? "" }],
      ago(167),
    );
    await eventually(async () => {
      expect((await retrieve(staff, stored.id)).status).toBe("expired");
      expect(
        (await subjectsTo(info, body.email)).filter((each) => each.includes("has expired")),
      ).toHaveLength(1);
    });
  });
});
