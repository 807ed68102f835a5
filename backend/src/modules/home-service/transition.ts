import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, type MedusaError } from "@medusajs/framework/utils";
import { conflictError, notFoundError } from "../../platform/errors";
import { replaceWishes } from "./create";
import { enqueue, type MessageFacts, mailsOfAction } from "./messages";
import { conflictOf, type PlannedVisit, type PlanningRules, travelMinutes } from "./planning";
import type { Actor, Deadlines, RequestRow, VisitRow, Wish } from "./rows";
import { type Action, isClosed, nextStatus } from "./state";

/** A time to keep free for the request; without an optician, the one it is assigned to or who acts. */
export type WantedVisit = {
  startsAt: Date;
  minutes: number;
  optician?: { id: string; name: string };
};

export type Planning = {
  rules: PlanningRules;
  /** Beginning and end of the local day an instant lies in. */
  dayOf: (instant: Date) => readonly [Date, Date];
};

export type Step = {
  requestId: string;
  action: Action;
  actor: Actor;
  now: Date;
  /** The version staff have read; a customer acts on whatever stands. */
  version?: number;
  why?: string;
  /** With `complete`: although the visit has not begun by its time. */
  early?: boolean;
  visit?: WantedVisit;
  planning: Planning;
  /** With `change`: what is wished instead. */
  wishes?: readonly Wish[];
  /** With `change` and `refuse`: the promise starts again. */
  deadlines?: Deadlines;
};

/** Why a step is refused, as a code, to be worded in another language. */
export type Refusal =
  | "stale"
  | "step"
  | "early"
  | "past"
  | "no-time"
  | "day-full"
  | "busy"
  | "racing";

export const conflict = (code: Refusal, message: string): MedusaError =>
  conflictError(message, code);

/** Steps about the end of a visit leave its time as it is. */
const keepsVisit = (action: Action) => action === "complete" || action === "reopen";

const positionOf = ({ latitude, longitude }: Pick<RequestRow, "latitude" | "longitude">) =>
  latitude !== null && longitude !== null ? { latitude, longitude } : undefined;

/**
 * One step in a request's life, with everything that belongs to it. Runs in a serialisable
 * transaction: of two that would not fit together, one is refused or tried again.
 *
 * @throws MedusaError `not_found`, or `conflict` for a stale version, a step that the state does not
 * allow, or a time that is not free
 */
export async function takeStep(manager: SqlEntityManager, step: Step): Promise<void> {
  const { requestId, action, actor, now } = step;
  const [row] = await manager.execute<RequestRow[]>(
    `select id, status, place, version, calendar_sequence, latitude, longitude, assigned_to, assigned_name
     from home_service_request where id = ? and erased_at is null`,
    [requestId],
  );
  if (!row) throw notFoundError("There is no such request");
  if (step.version !== undefined && step.version !== row.version) {
    throw conflict("stale", "Someone else has changed this request; reload it");
  }
  const to = nextStatus(row.status, action, actor.kind);
  if (!to)
    throw conflict("step", `A request that is ${row.status} cannot take this step: ${action}`);

  const [before] = await manager.execute<VisitRow[]>(
    "select * from home_service_visit where request_id = ?",
    [requestId],
  );
  if (action === "complete" && !step.early && before && new Date(before.starts_at) > now) {
    throw conflict("early", "The visit has not begun yet");
  }
  const visit = await visitAfter(manager, step, row, before);
  if (step.wishes) await replaceWishes(manager, requestId, step.wishes);

  const sequence = row.calendar_sequence + (keepsVisit(action) ? 0 : 1);
  const replies = actor.kind === "staff" && !keepsVisit(action);
  const deadlines = step.deadlines;
  // Who was chosen for the visit, or took it with nobody assigned, is who the request is assigned to.
  const goes = step.visit?.optician || !row.assigned_to ? visit : undefined;
  await manager.execute(
    `update home_service_request set status = ?, version = version + 1, updated_at = now(),
       assigned_to = coalesce(?, assigned_to), assigned_name = coalesce(?, assigned_name),
       calendar_sequence = ?, answered_at = ${deadlines ? "null" : replies ? "coalesce(answered_at, ?)" : "answered_at"},
       closed_at = ? ${deadlines ? ", attention_by = ?, warn_by = ?, answer_by = ?, warned_at = null, breached_at = null" : ""}
     where id = ?`,
    [
      to,
      goes?.optician_id ?? null,
      goes?.optician_name ?? null,
      sequence,
      ...(!deadlines && replies ? [now] : []),
      isClosed(to) ? now : null,
      ...(deadlines ? [deadlines.attentionBy, deadlines.warnBy, deadlines.answerBy] : []),
      requestId,
    ],
  );
  const visited = visit ?? before;
  await manager.execute(
    `insert into home_service_event
       (id, request_id, at, actor_kind, actor_id, actor_name, action, from_status, to_status, why, visit_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      generateEntityId(undefined, "visitevt"),
      requestId,
      now,
      actor.kind,
      actor.kind === "staff" ? actor.id : null,
      actor.kind === "staff" ? actor.name : null,
      action,
      row.status,
      to,
      step.why || null,
      visited?.starts_at ?? null,
    ],
  );
  const facts: MessageFacts = {
    ...(visited
      ? {
          startsAt: new Date(visited.starts_at).toISOString(),
          minutes: visited.minutes,
          optician: visited.optician_name,
        }
      : {}),
    sequence,
    ...(step.why ? { why: step.why } : {}),
    ...(before && row.status === "confirmed" && !keepsVisit(action)
      ? { left: { startsAt: new Date(before.starts_at).toISOString(), minutes: before.minutes } }
      : {}),
    action,
  };
  for (const kind of mailsOfAction[action](actor.kind)) {
    // Thanks are said once, also where the end was taken back and came again.
    const occasion = kind === "thanks" ? "1" : `${row.version + 1}`;
    await enqueue(manager, requestId, kind, occasion, facts);
  }
}

/** Writes the visit that stands after the step, or frees its time; returns what stands. */
async function visitAfter(
  manager: SqlEntityManager,
  step: Step,
  row: RequestRow,
  before: VisitRow | undefined,
): Promise<VisitRow | undefined> {
  const { action, requestId } = step;
  if (keepsVisit(action)) return before;
  if (action !== "propose" && action !== "confirm" && action !== "accept") {
    await manager.execute("delete from home_service_visit where request_id = ?", [requestId]);
    return undefined;
  }
  const visit = wantedVisit(step, row, before);
  if (visit.starts_at <= step.now) throw conflict("past", "That time has passed");
  await refuseConflict(manager, step.planning, visit);
  await manager.execute(
    `insert into home_service_visit
       (id, request_id, place, starts_at, minutes, travel_minutes, optician_id, optician_name, latitude, longitude)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (request_id) do update set starts_at = excluded.starts_at,
       minutes = excluded.minutes, travel_minutes = excluded.travel_minutes,
       optician_id = excluded.optician_id, optician_name = excluded.optician_name, updated_at = now()`,
    [
      generateEntityId(undefined, "visit"),
      requestId,
      visit.place,
      visit.starts_at,
      visit.minutes,
      visit.travel_minutes,
      visit.optician_id,
      visit.optician_name,
      visit.latitude,
      visit.longitude,
    ],
  );
  return visit;
}

function wantedVisit(step: Step, row: RequestRow, before: VisitRow | undefined): VisitRow {
  const { actor, visit, planning } = step;
  const startsAt = visit?.startsAt ?? (before && new Date(before.starts_at));
  const minutes = visit?.minutes ?? before?.minutes;
  if (!startsAt || !minutes)
    throw conflict("no-time", "No time is proposed that could be confirmed");
  const optician =
    visit?.optician ??
    (before && { id: before.optician_id, name: before.optician_name }) ??
    (row.assigned_to ? { id: row.assigned_to, name: row.assigned_name ?? "" } : undefined) ??
    (actor.kind === "staff" ? { id: actor.id, name: actor.name } : undefined);
  if (!optician) throw conflict("no-time", "Nobody is assigned to the visit");
  return {
    request_id: row.id,
    place: row.place,
    starts_at: startsAt,
    minutes,
    travel_minutes: travelMinutes(planning.rules, planning.rules.shop, positionOf(row)),
    optician_id: optician.id,
    optician_name: optician.name,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

async function refuseConflict(manager: SqlEntityManager, planning: Planning, visit: VisitRow) {
  const others = await manager.execute<VisitRow[]>(
    "select * from home_service_visit where starts_at >= ? and starts_at < ?",
    [...planning.dayOf(visit.starts_at)],
  );
  const found = conflictOf(planning.rules, plannedVisit(visit), others.map(plannedVisit));
  if (found?.code === "day-full") {
    throw conflict("day-full", `That day already has its ${found.visitsPerDay} visits`);
  }
  if (found?.code === "busy") {
    throw conflict(
      "busy",
      `${visit.optician_name} has another visit at that time: ${found.needed} minutes are needed between the two for travel and buffers`,
    );
  }
}

const plannedVisit = (row: VisitRow): PlannedVisit => ({
  requestId: row.request_id,
  place: row.place,
  startsAt: new Date(row.starts_at),
  minutes: row.minutes,
  opticianId: row.optician_id,
  position: positionOf(row),
});
