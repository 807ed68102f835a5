/** How well each wish fits the visits already planned, with the reasons. Pure. */
import {
  conflictOf,
  endOf,
  gapBetween,
  gapNeeded,
  type PlannedVisit,
  type PlanningRules,
  travelMinutes,
} from "../../modules/home-service/planning";

export type Fit = {
  /** Index of the wish as it was sent. */
  wish: number;
  startsAt: Date;
  /** Not free for this optician. */
  conflict: "busy" | "day-full" | "past" | undefined;
  /** Driving that this visit adds to the day, compared with the day without it. */
  detourMinutes: number;
  /** Standing about before and after, next to other visits of the day; buffers do not count. */
  idleMinutes: number;
  /** Visits of the optician on that day. */
  neighbours: number;
  /** The fastest way from the visit before or to the visit after. */
  nearestMinutes: number | undefined;
};

/** A minute of waiting costs half of one on the road. */
const idleWeight = 0.5;
/** Beyond this a gap is time to work in the shop. */
const longestIdle = 120;

const costOf = ({ detourMinutes, idleMinutes }: Fit) => detourMinutes + idleWeight * idleMinutes;

/**
 * The wishes with the best first; those that are not free come last, otherwise earlier wins.
 *
 * @param wished a visit for each wish, of the same optician
 * @param visitsOfDay every visit on the local day of an instant, of all opticians
 */
export function rankWishes(
  rules: PlanningRules,
  wished: readonly PlannedVisit[],
  visitsOfDay: (instant: Date) => readonly PlannedVisit[],
  now: Date,
): Fit[] {
  return wished
    .map((visit, wish) => fitOf(rules, wish, visit, visitsOfDay(visit.startsAt), now))
    .sort(
      (one, other) =>
        Number(one.conflict !== undefined) - Number(other.conflict !== undefined) ||
        costOf(one) - costOf(other) ||
        one.startsAt.getTime() - other.startsAt.getTime(),
    );
}

function fitOf(
  rules: PlanningRules,
  wish: number,
  visit: PlannedVisit,
  ofDay: readonly PlannedVisit[],
  now: Date,
): Fit {
  const own = ofDay
    .filter(
      ({ requestId, opticianId }) =>
        requestId !== visit.requestId && opticianId === visit.opticianId,
    )
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const before = own.findLast((each) => each.startsAt <= visit.startsAt);
  const after = own.find((each) => each.startsAt > visit.startsAt);
  const from = before ? before.position : rules.shop;
  const to = after ? after.position : rules.shop;
  const road = (a: typeof from, b: typeof from) => travelMinutes(rules, a, b);
  // On a day without other visits the whole way there and back is added.
  const without = before || after ? road(from, to) : 0;
  const way = (neighbour: PlannedVisit | undefined) =>
    neighbour ? road(neighbour.position, visit.position) : undefined;
  const idle = (neighbour: PlannedVisit | undefined) => {
    if (!neighbour) return 0;
    const waiting = gapBetween(neighbour, visit) - gapNeeded(rules, neighbour, visit);
    return waiting > longestIdle ? 0 : Math.max(0, Math.round(waiting));
  };
  const ways = [way(before), way(after)].filter((minutes) => minutes !== undefined);
  return {
    wish,
    startsAt: visit.startsAt,
    conflict: endOf(visit) <= now ? "past" : conflictOf(rules, visit, ofDay)?.code,
    detourMinutes: Math.max(0, road(from, visit.position) + road(visit.position, to) - without),
    idleMinutes: idle(before) + idle(after),
    neighbours: own.length,
    nearestMinutes: ways.length > 0 ? Math.min(...ways) : undefined,
  };
}
