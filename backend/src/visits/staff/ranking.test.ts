import { describe, expect, it } from "vitest";
import type { PlannedVisit, PlanningRules } from "../../modules/home-service/planning";
import { rankWishes } from "./ranking";

const shop = { latitude: 49.75, longitude: 6.11 };
/** 22 minutes north and 22 minutes south of the shop. */
const north = { latitude: 49.85, longitude: 6.11 };
const south = { latitude: 49.65, longitude: 6.11 };
const rules: PlanningRules = {
  shop,
  bufferMinutes: 10,
  visitsPerDay: 3,
  travelKmh: 40,
  detourFactor: 1.3,
  radiusKm: 30,
};
const now = new Date("2026-11-20T08:00:00Z");
const visit = (at: string, requestId: string, position = north): PlannedVisit => ({
  requestId,
  place: "home",
  startsAt: new Date(`2026-11-${at}:00Z`),
  minutes: 60,
  opticianId: "one",
  position,
});
const rank = (wishes: string[], planned: PlannedVisit[]) =>
  rankWishes(
    rules,
    wishes.map((at) => visit(at, "mine")),
    (instant) =>
      planned.filter(
        ({ startsAt }) =>
          startsAt.toISOString().slice(0, 10) === instant.toISOString().slice(0, 10),
      ),
    now,
  );

describe("the order of the wishes", () => {
  it("prefers the day on which somebody is near already", () => {
    const fits = rank(
      ["24T09:00", "25T10:20", "26T10:20"],
      [visit("25T09:00", "near"), visit("26T09:00", "far", south)],
    );
    expect(fits.map(({ wish }) => wish)).toEqual([1, 0, 2]);
    expect(fits[0]).toMatchObject({ detourMinutes: 0, idleMinutes: 0, nearestMinutes: 0 });
    // There and back, alone on that day.
    expect(fits[1]).toMatchObject({ detourMinutes: 44, neighbours: 0, nearestMinutes: undefined });
    expect(fits[2]).toMatchObject({ conflict: "busy" });
  });

  it("prefers short waiting between two visits", () => {
    const fits = rank(["24T12:00", "24T10:30"], [visit("24T09:00", "near")]);
    expect(fits.map(({ wish, idleMinutes }) => [wish, idleMinutes])).toEqual([
      [1, 10],
      [0, 100],
    ]);
  });

  it("takes an idle stretch of over two hours for time in the shop", () => {
    expect(rank(["24T13:00"], [visit("24T09:00", "near")])[0]?.idleMinutes).toBe(0);
  });

  it("puts what is not free last, with the reason", () => {
    const full = ["08:00", "12:00", "16:00"].map((time) => visit(`24T${time}`, time));
    const fits = rank(["19T09:00", "24T14:00", "24T08:30", "27T09:00"], full);
    expect(fits.map(({ wish, conflict }) => [wish, conflict])).toEqual([
      [3, undefined],
      [2, "busy"],
      [1, "day-full"],
      [0, "past"],
    ]);
  });

  it("keeps the earlier of two that are alike", () => {
    expect(rank(["26T09:00", "25T09:00"], []).map(({ wish }) => wish)).toEqual([1, 0]);
  });
});
