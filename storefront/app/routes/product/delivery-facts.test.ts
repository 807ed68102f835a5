import { inAll } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { deliveryFacts } from "./delivery-facts.ts";

const weekday = [{ from: "09:00", to: "18:00" }];
const profile = {
  openingHours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [{ from: "09:00", to: "13:00" }],
    sunday: [],
  },
  holidays: [{ date: "2026-06-23", name: inAll({ en: "x", fr: "x", de: "x" }) }],
  timeZone: "Europe/Luxembourg",
  freeDeliveryRadiusKm: 10,
  town: "Mersch",
};
const at = (instant: string) => deliveryFacts(profile, new Date(instant));

describe("delivery", () => {
  it("is collected at once while the shop is open, and posted on the next working day", () => {
    const { collect, post } = at("2026-06-18T10:00:00Z"); // a Thursday
    expect(collect).toEqual({ open: true, until: "18:00" });
    expect(post).toEqual({ daysAhead: 1, date: "2026-06-19" });
  });

  it("leaves out Sundays and holidays", () => {
    expect(at("2026-06-20T16:00:00Z").post).toEqual({ daysAhead: 2, date: "2026-06-22" });
    expect(at("2026-06-22T16:30:00Z").post).toEqual({ daysAhead: 2, date: "2026-06-24" });
  });

  it("goes by the shop's own clock late in the evening", () => {
    // 00:30 on Friday in Luxembourg, still Thursday in UTC.
    const { collect, post } = at("2026-06-18T22:30:00Z");
    expect(collect).toMatchObject({ open: false, next: { daysAhead: 0, date: "2026-06-19" } });
    expect(post).toEqual({ daysAhead: 1, date: "2026-06-20" });
  });

  it("is posted tomorrow on the day that the end of summer time makes an hour longer", () => {
    expect(at("2026-10-25T10:00:00Z").post).toEqual({ daysAhead: 1, date: "2026-10-26" });
  });

  it("promises nothing while the shop stays closed", () => {
    const closed = { ...profile, openingHours: { ...profile.openingHours } };
    for (const name of Object.keys(closed.openingHours))
      Object.assign(closed.openingHours, { [name]: [] });
    expect(deliveryFacts(closed, new Date("2026-06-18T10:00:00Z")).post).toBeUndefined();
  });
});
