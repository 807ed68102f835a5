import { describe, expect, it } from "vitest";
import { conflictOf, type PlannedVisit, type PlanningRules, travelMinutes } from "./planning";

const shop = { latitude: 49.75, longitude: 6.11 };
/** A hundredth of a degree of latitude is 1.112 km, so about 2.2 minutes at these speeds. */
const northBy = (degrees: number) => ({ latitude: shop.latitude + degrees, longitude: 6.11 });
const rules: PlanningRules = {
  shop,
  bufferMinutes: 10,
  visitsPerDay: 3,
  travelKmh: 40,
  detourFactor: 1.3,
  radiusKm: 30,
};

const visit = (time: string, change: Partial<PlannedVisit> = {}): PlannedVisit => ({
  requestId: time,
  place: "home",
  startsAt: new Date(`2026-11-24T${time}:00Z`),
  minutes: 60,
  opticianId: "one",
  position: shop,
  ...change,
});

describe("minutes on the road", () => {
  it("are the straight line, longer by the factor, at the speed, rounded up", () => {
    expect(travelMinutes(rules, shop, shop)).toBe(0);
    // 11.12 km × 1.3 / 40 km/h = 21.7 min
    expect(travelMinutes(rules, shop, northBy(0.1))).toBe(22);
  });

  it("are those of the whole radius where a point is not known", () => {
    expect(travelMinutes(rules, undefined, shop)).toBe(59);
  });
});

describe("a visit beside another", () => {
  const planned = [visit("10:00")];

  it("needs both buffers between them, at the same place", () => {
    expect(conflictOf(rules, visit("11:20"), planned)).toBeUndefined();
    expect(conflictOf(rules, visit("11:19"), planned)).toMatchObject({ gap: 19, needed: 20 });
    expect(conflictOf(rules, visit("08:40"), planned)).toBeUndefined();
    expect(conflictOf(rules, visit("08:41"), planned)).toMatchObject({ code: "busy" });
  });

  it("needs the road on top of the buffers", () => {
    const position = northBy(0.1);
    expect(conflictOf(rules, visit("11:42", { position }), planned)).toBeUndefined();
    expect(conflictOf(rules, visit("11:41", { position }), planned)).toMatchObject({ needed: 42 });
  });

  it("is free for another optician and for the request's own change", () => {
    expect(conflictOf(rules, visit("10:30", { opticianId: "two" }), planned)).toBeUndefined();
    expect(conflictOf(rules, visit("10:30", { requestId: "10:00" }), planned)).toBeUndefined();
  });

  it("may be the last of the day, but not one more", () => {
    const two = [visit("08:00", { opticianId: "two" }), visit("10:00", { opticianId: "two" })];
    expect(conflictOf(rules, visit("13:00"), two)).toBeUndefined();
    expect(conflictOf(rules, visit("15:00"), [...two, visit("13:00")])).toEqual({
      code: "day-full",
      visitsPerDay: 3,
    });
  });
});

describe("an appointment in the store", () => {
  const inStore = { place: "store", minutes: 40 } as const;

  it("follows another one at once", () => {
    const planned = [visit("10:00", inStore)];
    expect(conflictOf(rules, visit("10:40", inStore), planned)).toBeUndefined();
    expect(conflictOf(rules, visit("10:39", inStore), planned)).toMatchObject({ needed: 0 });
  });

  it("leaves the way and one buffer to a visit at home, before and after", () => {
    const far = visit("11:12", { position: northBy(0.1) });
    const appointment = visit("10:00", inStore);
    expect(conflictOf(rules, far, [appointment])).toBeUndefined();
    expect(conflictOf(rules, appointment, [far])).toBeUndefined();
    const near = { ...far, startsAt: new Date(far.startsAt.getTime() - 60_000) };
    expect(conflictOf(rules, appointment, [near])).toMatchObject({ needed: 32 });
  });

  it("neither fills the day of the visits at home nor is stopped by it", () => {
    const day = ["08:00", "10:00", "12:00"].map((time) => visit(time, { opticianId: "two" }));
    expect(conflictOf(rules, visit("15:00", inStore), day)).toBeUndefined();
    const [first, second] = day;
    const two = [first, second].flatMap((each) => each ?? []);
    const appointments = ["12:00", "13:00"].map((time) => visit(time, inStore));
    expect(conflictOf(rules, visit("15:00"), [...two, ...appointments])).toBeUndefined();
  });
});
