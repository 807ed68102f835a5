/** Which times are free for a visit. Buffers and travel are busy too, and they add up. Pure. */
import type { VisitPlace } from "@landolt/forms";
import { distanceKm } from "@landolt/places";

export type Position = { latitude: number; longitude: number };

export type PlanningRules = {
  shop: Position;
  /** Before and again after every visit at home. */
  bufferMinutes: number;
  /** At home. */
  visitsPerDay: number;
  travelKmh: number;
  /** Road over straight line. */
  detourFactor: number;
  /** An address that is not known is taken to be this far from everywhere. */
  radiusKm: number;
};

export type PlannedVisit = {
  requestId: string;
  place: VisitPlace;
  startsAt: Date;
  minutes: number;
  opticianId: string;
  position: Position | undefined;
};

/** Whole minutes on the road between two points. */
export function travelMinutes(
  rules: PlanningRules,
  from: Position | undefined,
  to: Position | undefined,
): number {
  const km = from && to ? distanceKm(from, to) : rules.radiusKm;
  return Math.ceil(((km * rules.detourFactor) / rules.travelKmh) * 60);
}

export const endOf = ({ startsAt, minutes }: Pick<PlannedVisit, "startsAt" | "minutes">): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** Minutes that must lie between the end of one visit and the beginning of the other; none in the store. */
export function gapNeeded(rules: PlanningRules, one: PlannedVisit, other: PlannedVisit): number {
  const atHome = [one, other].filter(({ place }) => place === "home");
  return atHome.length * rules.bufferMinutes + travelMinutes(rules, one.position, other.position);
}

/** Minutes from the end of the earlier visit to the beginning of the later; negative where they overlap. */
export function gapBetween(one: PlannedVisit, other: PlannedVisit): number {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return (second.startsAt.getTime() - endOf(first).getTime()) / 60_000;
}

export type Conflict =
  | { code: "day-full"; visitsPerDay: number }
  | { code: "busy"; visit: PlannedVisit; gap: number; needed: number };

/**
 * What stands against a visit, if anything does.
 *
 * @param others every visit of that local day, of all opticians; the request's own counts for nothing
 */
export function conflictOf(
  rules: PlanningRules,
  candidate: PlannedVisit,
  others: readonly PlannedVisit[],
): Conflict | undefined {
  const planned = others.filter(({ requestId }) => requestId !== candidate.requestId);
  for (const visit of planned) {
    if (visit.opticianId !== candidate.opticianId) continue;
    const gap = gapBetween(visit, candidate);
    const needed = gapNeeded(rules, visit, candidate);
    if (gap < needed) return { code: "busy", visit, gap, needed };
  }
  const atHome = planned.filter(({ place }) => place === "home");
  return candidate.place === "home" && atHome.length >= rules.visitsPerDay
    ? { code: "day-full", visitsPerDay: rules.visitsPerDay }
    : undefined;
}
