import { wallClock } from "@landolt/forms";
import {
  type PlannedVisit,
  type PlanningRules,
  travelMinutes,
} from "../../modules/home-service/planning";

export type Way = {
  /** From the visit before, or from the shop to the first one of the day. */
  way_minutes: number;
  /** Back to the shop, after the last one of the day. */
  back_minutes: number | null;
};

/** The ways of each optician's day, by the id of the request. */
export function roundsOf(
  rules: PlanningRules,
  timeZone: string,
  visits: readonly PlannedVisit[],
): Map<string, Way> {
  const rounds = new Map<string, PlannedVisit[]>();
  for (const visit of [...visits].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const key = `${wallClock(visit.startsAt, timeZone).date} ${visit.opticianId}`;
    rounds.set(key, [...(rounds.get(key) ?? []), visit]);
  }
  const ways = new Map<string, Way>();
  for (const round of rounds.values()) {
    for (const [index, visit] of round.entries()) {
      const before = index > 0 ? round[index - 1]?.position : rules.shop;
      ways.set(visit.requestId, {
        way_minutes: travelMinutes(rules, before, visit.position),
        back_minutes:
          index === round.length - 1 ? travelMinutes(rules, visit.position, rules.shop) : null,
      });
    }
  }
  return ways;
}
