/** When a product that is in stock can be had. Pure: the clock is handed in. */
import { type BusinessProfile, type OpeningFacts, wallClock } from "@landolt/forms";
import { type OpeningState, openingState } from "#app/opening-hours/opening-state.ts";

export interface DeliveryFacts {
  /** When it can be collected: now, or from the next opening on. */
  collect: OpeningState;
  /** The day it is handed to the post: the next day after today on which somebody is there to pack it. */
  post?: { daysAhead: number; date: string };
  radiusKm: number;
  town: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

export function deliveryFacts(
  profile: OpeningFacts & Pick<BusinessProfile, "freeDeliveryRadiusKm" | "town">,
  now: Date,
): DeliveryFacts {
  const [hours = 0, minutes = 0] = wallClock(now, profile.timeZone).time.split(":").map(Number);
  const midnight = new Date(now.getTime() + day - (hours * 60 + minutes) * minute);
  const after = openingState(profile, midnight);
  const next = after.open ? undefined : after.next;
  return {
    collect: openingState(profile, now),
    radiusKm: profile.freeDeliveryRadiusKm,
    town: profile.town,
    ...(next && { post: { daysAhead: next.daysAhead + 1, date: next.date } }),
  };
}
