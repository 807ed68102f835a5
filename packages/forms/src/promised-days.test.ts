import { describe, expect, it } from "vitest";
import { daysAfterPayment, type PromiseFacts, promisedDays } from "./promised-days.ts";
import { inAll } from "./site-language.ts";
import { openWeek } from "./testing.ts";

const facts: PromiseFacts = {
  ...openWeek,
  holidays: [
    { date: "2026-12-25", name: inAll({ en: "Christmas", fr: "Noël", de: "Weihnachten" }) },
    { date: "2026-12-26", name: inAll({ en: "Saint Stephen", fr: "Étienne", de: "Stephan" }) },
  ],
  handlingDays: 1,
  lensHandlingDays: 3,
  deliveryDays: { from: 1, to: 2 },
};
const promise = (now: string, change: Partial<PromiseFacts> = {}) =>
  promisedDays({ ...facts, ...change }, new Date(now));

describe("promised days", () => {
  it("are the next day the shop is open, and then those of the post", () => {
    // A Tuesday.
    expect(promise("2026-11-24T10:00:00+01:00")).toEqual({
      ready: "2026-11-25",
      arrival: { from: "2026-11-26", to: "2026-11-27" },
    });
  });

  it("do not count Sunday, and the post not Saturday", () => {
    expect(promise("2026-11-21T16:59:00+01:00")?.ready).toBe("2026-11-23");
    expect(promise("2026-11-20T10:00:00+01:00")).toEqual({
      ready: "2026-11-21",
      arrival: { from: "2026-11-23", to: "2026-11-24" },
    });
  });

  it("jump over holidays", () => {
    expect(promise("2026-12-24T10:00:00+01:00")).toEqual({
      ready: "2026-12-28",
      arrival: { from: "2026-12-29", to: "2026-12-30" },
    });
  });

  it("follow the shop's own clock", () => {
    expect(promise("2026-11-23T23:30:00Z")?.ready).toBe("2026-11-25");
    expect(promise("2026-11-23T22:30:00Z")?.ready).toBe("2026-11-24");
  });

  it("take as many open days as are needed", () => {
    expect(promise("2026-11-20T10:00:00+01:00", { handlingDays: 3 })?.ready).toBe("2026-11-24");
  });

  it("wait for lenses from the supplier", () => {
    const at = (change: Partial<PromiseFacts>) =>
      promisedDays({ ...facts, ...change }, new Date("2026-11-24T10:00:00+01:00"), true)?.ready;
    expect(at({})).toBe("2026-11-27");
    expect(at({ handlingDays: 4 })).toBe("2026-11-28");
  });

  it("are today where nothing has to be prepared, until the shop closes", () => {
    const at = (now: string) => promise(now, { handlingDays: 0 })?.ready;
    expect(at("2026-11-24T17:59:00+01:00")).toBe("2026-11-24");
    expect(at("2026-11-24T18:00:00+01:00")).toBe("2026-11-25");
    expect(at("2026-11-22T10:00:00+01:00")).toBe("2026-11-23");
  });

  it("are not given by a shop that does not open", () => {
    const closed = Object.fromEntries(Object.keys(facts.openingHours).map((name) => [name, []]));
    const openingHours = { ...facts.openingHours, ...closed };
    expect(promise("2026-11-24T10:00:00+01:00", { openingHours })).toBeUndefined();
  });
});

describe("days after the payment", () => {
  it("are those of the shop and of the post, with lenses those of the supplier", () => {
    expect(daysAfterPayment(facts)).toEqual({ from: 2, to: 3 });
    expect(daysAfterPayment(facts, true)).toEqual({ from: 4, to: 5 });
  });

  it("are at least one for the shop, and never fewer than the fewest", () => {
    const quick = { ...facts, handlingDays: 0, deliveryDays: { from: 2, to: 1 } };
    expect(daysAfterPayment(quick)).toEqual({ from: 3, to: 3 });
  });
});
