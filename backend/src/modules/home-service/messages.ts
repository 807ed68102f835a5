/** The outbox: mails are written in the transaction of the step they are about and sent afterwards. */
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Action, ActorKind } from "./state";

/** Mails to the customer. */
export const letterKinds = [
  "acknowledgement",
  "proposal",
  "confirmation",
  "change",
  "reminder",
  "cancellation",
  "declined",
  "expired",
  "thanks",
] as const;
export type LetterKind = (typeof letterKinds)[number];

export const staffLetterKinds = [
  "staff-new",
  "staff-answer",
  "staff-warning",
  "staff-breach",
] as const;
export type StaffLetterKind = (typeof staffLetterKinds)[number];

export type MessageKind = LetterKind | StaffLetterKind;

/** What the occasion was about, kept because the request goes on changing. */
export type MessageFacts = {
  startsAt?: string;
  minutes?: number;
  optician?: string;
  sequence?: number;
  why?: string;
  /** The agreed visit that no longer takes place, and leaves the customer's calendar. */
  left?: { startsAt: string; minutes: number };
  action?: Action;
};

/** Who gets a mail about a step. Staff know what they did themselves. */
export const mailsOfAction: Record<Action, (by: ActorKind) => readonly MessageKind[]> = {
  propose: () => ["proposal"],
  confirm: () => ["confirmation"],
  accept: () => ["confirmation", "staff-answer"],
  refuse: () => ["staff-answer"],
  change: () => ["change", "staff-answer"],
  decline: () => ["declined"],
  cancel: (by) => (by === "customer" ? ["cancellation", "staff-answer"] : ["cancellation"]),
  complete: () => ["thanks"],
  reopen: () => [],
  expire: () => ["expired"],
};

/** Puts a mail into the outbox; the same key a second time changes nothing. */
export async function enqueue(
  manager: SqlEntityManager,
  requestId: string,
  kind: MessageKind,
  occasion: string,
  facts: MessageFacts = {},
): Promise<void> {
  await manager.execute(
    `insert into home_service_message (id, request_id, kind, key, facts)
     values (?, ?, ?, ?, ?::jsonb) on conflict do nothing`,
    [
      generateEntityId(undefined, "visitmsg"),
      requestId,
      kind,
      `${kind}:${requestId}:${occasion}`,
      JSON.stringify(facts),
    ],
  );
}

export type OutboxMessage = {
  id: string;
  request_id: string;
  kind: MessageKind;
  key: string;
  facts: MessageFacts;
};

/** Minutes after which a claim that was never settled is void: its process has died. */
const claimMinutes = 5;
const mostAttempts = 50;

/** Claims up to `count` unsent mails for sending; nobody else gets the same ones meanwhile. */
export function claim(manager: SqlEntityManager, count: number): Promise<OutboxMessage[]> {
  return manager.execute<OutboxMessage[]>(
    `update home_service_message set claimed_at = now(), attempts = attempts + 1
     where id in (
       select id from home_service_message
       where sent_at is null and attempts < ?
         and (claimed_at is null or claimed_at < now() - make_interval(mins => ?))
       order by created_at limit ? for update skip locked)
     returning id, request_id, kind, key, facts`,
    [mostAttempts, claimMinutes, count],
  );
}
