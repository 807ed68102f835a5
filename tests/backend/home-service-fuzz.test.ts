/**
 * Wrong requests against the raw API: each gets a 4xx that names its fields, nothing ends in an error
 * of ours, and nothing is stored.
 */
import { expect, it } from "vitest";
import { howMany } from "../support/extent.ts";
import { rightRequest, send, slots } from "../support/home-service.ts";
import { randomFrom, seed } from "../support/random.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const requests = howMany(40, 500);
const workers = 8;

const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\ud800",
  "\r\nBcc: a@b.example",
  "' or 1=1 --",
  "<script>",
  "\u202e",
  "x".repeat(5000),
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  { toString: "x" },
];
/** What makes a field wrong for certain; every request gets one of these. */
const wrong: Record<string, readonly unknown[]> = {
  firstName: ["", "a", "x".repeat(50), 5, null, [], {}, "  "],
  lastName: ["", "a", "x".repeat(50), false, "\n\n"],
  address: ["", "1234", "x".repeat(200), {}, 12345],
  postalCode: ["", "754", "754000", "75a0", 7540, "-7540", "７５４０"],
  city: ["", "x", "x".repeat(100), ["Mersch"]],
  birthYear: [1919, 2999, 1950.5, "x", "", Number.MAX_SAFE_INTEGER, [1950]],
  email: ["", "a", "a@", "@b.example", "a@b", "a b@c.example", `${"x".repeat(250)}@b.example`],
  phone: ["", "1", "+", "abc", "+352", "0".repeat(41), 621123456],
  appointments: [
    [],
    null,
    "tomorrow",
    [{}],
    [{ date: "2020-01-01", time: "10:00" }],
    [{ date: "2026-02-30", time: "10:00" }],
    [{ date: "9999-12-31", time: "10:00" }],
    [{ date: "0000-00-00", time: "99:99" }],
    [null],
    Array(4).fill({ date: "2027-01-05", time: "10:00" }),
    Array(2000).fill({}),
  ],
  country: ["", "xx", "LU", 1],
  language: ["", "es", {}],
  consent: [false, "yes"],
  frames: [[""], ["../etc"], Array(13).fill("x"), "x", [1]],
  patients: [[{}], "x", Array(6).fill({ firstName: "Aa", lastName: "Bb", birthYear: 1950 })],
  requester: ["x", {}, { firstName: "Aa" }],
};

it(`${requests} wrong requests are refused by field and leave nothing behind`, {
  timeout: 3_600_000,
}, async () => {
  const info = runningShop();
  const staff = await signInAsStaff(info);
  const { days } = await slots(info);
  const good = days.slice(0, 3).map(({ date, times }) => ({ date, time: times[0] ?? "" }));
  const stored = async () =>
    (await staff.client.fetch<{ count: number }>("/admin/home-service-requests")).count;
  const before = await stored();

  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  async function work(random: () => number): Promise<void> {
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    while (sent < requests) {
      sent += 1;
      const body: Record<string, unknown> = rightRequest(good.slice(0, 1 + (sent % 3)));
      // Anything anywhere, and then one field that is wrong for certain.
      for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
        body[pick([...Object.keys(wrong), "reason", "access", "receivedAt", "x", "constructor"])] =
          pick(oddities);
      }
      const field = pick(Object.keys(wrong));
      if (random() < 0.1 && field !== "country") delete body[pick(Object.keys(rightRequest([])))];
      body[field] = pick(wrong[field] ?? []);
      const answer = await send(info, random() < 0.02 ? JSON.stringify(body).slice(1) : body);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const named = Object.keys(answer.body.fields ?? {}).length > 0;
      const noJson = answer.status === 400 && answer.body.message === "The body is not valid JSON";
      if (!noJson && !(named && (answer.status === 400 || answer.status === 422))) {
        failures.push(`${answer.status} ${field}: ${JSON.stringify(body).slice(0, 500)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => work(randomFrom(seed + index))));
  expect(failures.slice(0, 10), `seed ${seed}`).toEqual([]);
  expect(await stored()).toBe(before);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(requests / 10);
});
