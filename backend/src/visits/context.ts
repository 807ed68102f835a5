import { type BusinessProfile, type VisitRules, visitRules, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { HOME_SERVICE_MODULE } from "../modules/home-service";

export const homeServiceOf = (container: MedusaContainer) => container.resolve(HOME_SERVICE_MODULE);

/** What a wish is judged by today: the profile's rules, with the days that are full as days off. */
export async function wishRules(
  container: MedusaContainer,
  profile: BusinessProfile,
  now: Date,
): Promise<VisitRules> {
  const visits = await homeServiceOf(container).listHomeServiceVisits(
    { starts_at: { $gte: now } },
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
    full.map(([date]) => date),
  );
}
