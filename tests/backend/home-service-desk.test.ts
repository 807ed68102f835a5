/** What staff do for a visit at their desk: enter a caller's request, see free times, take back an end. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import type { FetchError } from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import {
  emptyDays,
  newRequest,
  refusal,
  retrieve,
  rightRequest,
  staffStep,
} from "../support/home-service.ts";
import { subjectsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;
beforeAll(async () => {
  staff = await signInAsStaff(info);
});

const enter = (sdk: Medusa, body: object) =>
  sdk.client.fetch<{ home_service_request: { id: string; reference: string } }>(
    "/admin/home-service-requests",
    { method: "POST", body },
  );

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    ({ status }: FetchError) => status,
  );

async function oneWish() {
  const [day] = await emptyDays(info, staff);
  return { date: day?.date ?? "", time: day?.times[0] ?? "" };
}

it("a caller's request is judged as on the website, stored once, and known to be entered by staff", async () => {
  const wish = await oneWish();
  const right = { ...rightRequest([wish], { consent: true }), key: randomUUID() };
  expect(await statusOf(enter(staff, { ...right, postalCode: "x" }))).toBe(422);
  expect(
    await statusOf(enter(staff, { ...right, appointments: [{ ...wish, time: "03:00" }] })),
  ).toBe(422);
  expect(await statusOf(enter(staff, { ...right, key: undefined }))).toBe(400);
  const { sdk: reader } = await inRole(info, "read-only");
  expect(await statusOf(enter(reader, right))).toBe(403);

  const { home_service_request: entered } = await enter(staff, right);
  const { home_service_request: again } = await enter(staff, right);
  expect(again.id).toBe(entered.id);
  const stored = await retrieve(staff, entered.id);
  expect(stored.events).toEqual([
    expect.objectContaining({ actor_kind: "staff", action: "receive" }),
  ]);
  await eventually(async () => expect(await subjectsTo(info, right.email)).toHaveLength(1));
});

type Times = { times: { time: string; conflict: string | null }[] };

it("free times leave out what is taken, with the way there, for one optician", async () => {
  const wish = await oneWish();
  const { stored: one } = await newRequest(info, staff, [wish]);
  const { stored: other } = await newRequest(info, staff, [wish]);
  const free = async (optician?: string) => {
    const query = { date: wish.date, ...(optician && { optician_id: optician }) };
    const path = `/admin/home-service-requests/${other.id}/times`;
    const { times } = await staff.client.fetch<Times>(path, { query });
    return times.find(({ time }) => time === wish.time)?.conflict;
  };
  expect(await free()).toBeNull();
  await staffStep(staff, one, "confirm", { starts_at: one.wishes[0]?.starts_at });
  expect(await free()).toBe("busy");
  expect(await free("somebody-else")).toBeNull();
});

it("an end before its time is asked about, and can be taken back", async () => {
  const wish = await oneWish();
  const { stored } = await newRequest(info, staff, [wish]);
  const confirmed = await staffStep(staff, stored, "confirm", {
    starts_at: stored.wishes[0]?.starts_at,
  });
  expect((await refusal(staffStep(staff, confirmed, "complete"))).status).toBe(409);
  const done = await staffStep(staff, confirmed, "complete", { early: true });
  expect(done.status).toBe("done");
  const back = await staffStep(staff, done, "reopen");
  expect(back).toMatchObject({ status: "confirmed", visit: confirmed.visit });
});
