import {
  type BusinessProfile,
  type VisitPlace,
  type VisitRules,
  visitMinutes,
  visitRules,
  wallClock,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { HOME_SERVICE_MODULE } from "../modules/home-service";
import type { StoredRequest } from "./views";

export const homeServiceOf = (container: MedusaContainer) => container.resolve(HOME_SERVICE_MODULE);

/** What a wish is judged by today: the profile's rules, with the days that are full as days off. */
export async function wishRules(
  container: MedusaContainer,
  profile: BusinessProfile,
  now: Date,
  place: VisitPlace,
): Promise<VisitRules> {
  // Only the way to people's homes fills a day.
  if (place === "store") return visitRules(profile, place);
  const visits = await homeServiceOf(container).listHomeServiceVisits(
    { starts_at: { $gte: now }, place },
    { take: null, select: ["id", "starts_at"] },
  );
  const counts = new Map<string, number>();
  for (const { starts_at } of visits) {
    const { date } = wallClock(new Date(starts_at), profile.timeZone);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count >= profile.homeService.visitsPerDay);
  return visitRules(
    profile,
    place,
    full.map(([date]) => date),
  );
}

/** Where a stored request is to take place. */
export const placeOf = ({ place }: Pick<StoredRequest, "place">) => place as VisitPlace;

export const topicsOf = ({ topics }: Pick<StoredRequest, "topics">): string[] =>
  (topics?.list as string[] | undefined) ?? [];

/** How long the visit of a request usually takes. */
export const minutesOf = (profile: BusinessProfile, request: StoredRequest): number =>
  visitMinutes(profile, placeOf(request), topicsOf(request));
