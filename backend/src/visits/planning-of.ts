import { addDays, type BusinessProfile, instantOf, wallClock } from "@landolt/forms";
import type { PlanningRules } from "../modules/home-service/planning";
import type { Planning } from "../modules/home-service/transition";

export function planningRules(profile: BusinessProfile): PlanningRules {
  const { latitude, longitude, homeService, homeServiceRadiusKm } = profile;
  const { bufferMinutes, visitsPerDay, travelKmh, detourFactor } = homeService;
  return {
    shop: { latitude, longitude },
    bufferMinutes,
    visitsPerDay,
    travelKmh,
    detourFactor,
    radiusKm: homeServiceRadiusKm,
  };
}

/** The instant a local day begins. Midnight exists on every day of the time zones we know. */
export function beginningOf(date: string, timeZone: string): Date {
  return instantOf({ date, time: "00:00" }, timeZone) ?? new Date(`${date}T00:00:00Z`);
}

/** How visits are planned by what staff have set. */
export const planningOf = (profile: BusinessProfile): Planning => ({
  rules: planningRules(profile),
  dayOf: (instant) => {
    const { date } = wallClock(instant, profile.timeZone);
    return [beginningOf(date, profile.timeZone), beginningOf(addDays(date, 1), profile.timeZone)];
  },
});
