/** The public side of the home service: the rules on both sides of every boundary, and never twice. */
import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { oneUnlessAll } from "../support/extent.ts";
import { act, follow, rightRequest, send, slots, type Wish } from "../support/home-service.ts";
import { sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let wishes: Wish[];
let saturday: string;

beforeAll(async () => {
  const { days } = await slots(info);
  wishes = days
    .slice(-8)
    .flatMap(({ date, times }) => (times[0] ? [{ date, time: times[0] }] : []));
  // Not the first: its morning may be too soon.
  saturday = days.findLast(({ date }) => new Date(date).getUTCDay() === 6)?.date ?? "";
});

describe("a request for a home visit", () => {
  it("is stored, and followed by its link", async () => {
    const before = Date.now();
    const answer = await send(info, rightRequest(wishes.slice(0, 2)));
    expect(answer.status).toBe(201);
    const request = answer.body.request;
    expect(request).toMatchObject({ status: "received", coverage: { answer: "inside" } });
    expect(request?.reference).toMatch(/^HS-[A-Z0-9]{6}$/);
    const hours = (Date.parse(request?.answerBy ?? "") - before) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);

    const page = await follow(info, request?.token ?? "");
    expect(page.body.request).toMatchObject({
      reference: request?.reference,
      wishes: wishes.slice(0, 2),
      proposal: null,
      visit: null,
    });
    expect(JSON.stringify(page.body)).not.toMatch(/Anna|Weber|example\.com|\+352|rue des/);
    const altered = `${request?.token.slice(0, -1)}${request?.token.endsWith("A") ? "B" : "A"}`;
    expect((await follow(info, altered)).status).toBe(404);
    expect((await act(info, altered, "cancel")).status).toBe(404);
  });

  it("is one request, however often its key comes", async () => {
    const key = randomUUID();
    const body = rightRequest(wishes.slice(0, 1));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(info, body, key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const staff = await signInAsStaff(info);
    const { count } = await staff.client.fetch<{ count: number }>("/admin/home-service-requests", {
      query: { q: body.email },
    });
    expect(count).toBe(1);
  });

  it("needs a key that is a UUID and a body that is JSON", async () => {
    expect((await send(info, rightRequest(wishes.slice(0, 1)), "again")).status).toBe(400);
    expect((await send(info, "{")).status).toBe(400);
    expect((await send(info, "[]")).status).toBe(400);
    expect((await send(info, { ...rightRequest([]), firstName: 5 })).status).toBe(400);
    expect((await send(info, { ...rightRequest([]), lastName: "\u0000" })).status).toBe(400);
  });

  it("of one person stays open five times, by address and by number", async () => {
    const { email, phone } = rightRequest([]);
    for (let count = 0; count < 5; count += 1) {
      const same = count % 2 === 0 ? { email } : { phone };
      const body = rightRequest(wishes.slice(0, 1), count === 0 ? { email, phone } : same);
      expect((await send(info, body)).status).toBe(201);
    }
    const one = await send(info, rightRequest(wishes.slice(0, 1), { email, phone }));
    expect(one.status).toBe(429);
    expect(Number(one.headers.get("retry-after"))).toBeGreaterThan(0);
    // Here or elsewhere, the word of the website counts for the very request it names.
    const past = { date: "2020-01-06", time: "03:00" };
    const body = rightRequest([past], { email, phone });
    const key = randomUUID();
    const thanked = async (named: string) => ({
      "x-acknowledged-visit": await sign(info, "acknowledged-visit", named),
    });
    expect((await send(info, body, key, await thanked(randomUUID()))).status).toBe(422);
    const stored = await send(info, body, key, await thanked(key));
    expect(stored.status).toBe(201);
    expect(stored.body.request?.status).toBe("received");
  });

  it("leaves whom to call, where the website has thanked for what cannot be stored", async () => {
    const staff = await signInAsStaff(info);
    const phone = `+352 691 ${randomInt(1e5, 1e6)}`;
    const body = { ...rightRequest([{ date: "2020-01-06", time: "03:00" }]), phone };
    const key = randomUUID();
    const proof = { "x-acknowledged-visit": await sign(info, "acknowledged-visit", key) };
    const sent = await send(info, { ...body, address: "Rue\u0000 1" }, key, proof);
    expect(sent.status).toBe(400);
    const lost = async () => {
      const { today } = await staff.client.fetch<{
        today: { lost_requests: { rows: { id: string; name: string; phone: string }[] } };
      }>("/admin/today");
      return today.lost_requests.rows.filter((row) => row.phone === phone);
    };
    const [found] = await lost();
    expect(found?.name).toBe(`${body.firstName} ${body.lastName}`);
    const called = `/admin/home-service-lost/${found?.id}/called`;
    await staff.client.fetch(called, { method: "POST", body: {} });
    expect(await lost()).toEqual([]);
  });
});

const text = (length: number) => "é".repeat(length);
const nextYear = new Date().getUTCFullYear() + 1;

/** Field, value, and the problem it is refused with; undefined where it is accepted. */
const boundaries: [field: string, value: unknown, problem: string | undefined][] = [
  ...(["firstName", "lastName"] as const).flatMap((name): typeof boundaries => {
    const problem = name === "firstName" ? "first-name" : "last-name";
    return [
      [name, text(1), problem],
      [name, text(2), undefined],
      [name, text(49), undefined],
      [name, text(50), problem],
      [name, "", problem],
    ];
  }),
  ["address", text(4), "address"],
  ["address", text(5), undefined],
  ["address", text(199), undefined],
  ["address", text(200), "address"],
  ["city", text(1), "city"],
  ["city", text(2), undefined],
  ["city", text(99), undefined],
  ["city", text(100), "city"],
  ["postalCode", "754", "postal-code"],
  ["postalCode", "7540", undefined],
  ["postalCode", "54290", undefined],
  ["postalCode", "754000", "postal-code"],
  ["postalCode", "75a0", "postal-code"],
  ["birthYear", 1919, "birth-year"],
  ["birthYear", 1920, undefined],
  ["birthYear", nextYear - 1, undefined],
  ["birthYear", nextYear, "birth-year"],
  ["email", "anna@example", "email"],
  ["email", "anna", "email"],
  ["phone", "12", "phone"],
  ["phone", "call me", "phone"],
];

describe.each(oneUnlessAll(["fr", "en", "de"]))("the rules in %s", (language) => {
  const judged = async (change: Record<string, unknown>) => {
    const answer = await send(info, rightRequest(wishes.slice(0, 1), { language, ...change }));
    expect(answer.status).toBe(answer.body.fields ? 422 : 201);
    return answer.body.fields ?? {};
  };

  it.each(boundaries)("%s %j: %s", async (field, value, problem) => {
    expect(await judged({ [field]: value })).toEqual(problem ? { [field]: problem } : {});
  });

  it("are one to three appointments", async () => {
    const several = (count: number) => judged({ appointments: wishes.slice(0, count) });
    expect(await several(0)).toEqual({ appointments: "appointments-min" });
    expect(await several(1)).toEqual({});
    expect(await several(3)).toEqual({});
    expect(await several(4)).toEqual({ appointments: "appointments-max" });
  });

  it("are a date and a time each, in opening hours, in time and distinct", async () => {
    const one = (wish: object) => judged({ appointments: [wish] });
    const [good = { date: "", time: "" }] = wishes;
    expect(await one({})).toEqual({
      "appointments.0.date": "date",
      "appointments.0.time": "time",
    });
    expect(await one({ date: saturday, time: "09:00" })).toEqual({});
    expect(await one({ date: saturday, time: "08:59" })).toEqual({
      "appointments.0.time": "wish-hours",
    });
    expect(await one({ date: saturday, time: "16:00" })).toEqual({});
    expect(await one({ date: saturday, time: "16:01" })).toEqual({
      "appointments.0.time": "wish-hours",
    });
    expect(await one({ date: "2020-01-07", time: "10:00" })).toEqual({
      "appointments.0.date": "wish-past",
    });
    expect(await judged({ appointments: [good, good] })).toEqual({
      "appointments.1.time": "wish-twice",
    });
  });
});
