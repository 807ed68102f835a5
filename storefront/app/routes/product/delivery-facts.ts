/** When a product that is in stock can be had. Pure: the clock is handed in. */
import { type BusinessProfile, type OpeningFacts, wallClock } from "@landolt/forms";
import { nextOpenDay, type OpeningState, openingState } from "#app/opening-hours/opening-state.ts";

export interface DeliveryFacts {
  /** When it can be collected: now, or from the next opening on. */
  collect: OpeningState;
  /** The day it is handed to the post: the next day after today on which somebody is there to pack it. */
  post?: { daysAhead: number; date: string };
  radiusKm: number;
  town: string;
}

export function deliveryFacts(
  profile: OpeningFacts & Pick<BusinessProfile, "freeDeliveryRadiusKm" | "town">,
  now: Date,
): DeliveryFacts {
  const next = nextOpenDay(profile, wallClock(now, profile.timeZone).date);
  return {
    collect: openingState(profile, now),
    radiusKm: profile.freeDeliveryRadiusKm,
    town: profile.town,
    ...(next && { post: { daysAhead: next.daysAhead, date: next.date } }),
  };
}
