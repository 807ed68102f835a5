import { setTimeout as pause } from "node:timers/promises";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import { insertRequest } from "./create";
import { claim, enqueue, type MessageKind, type OutboxMessage } from "./messages";
import HomeServiceAccess from "./models/access";
import HomeServiceEvent from "./models/event";
import HomeServiceLost from "./models/lost";
import HomeServiceMessage from "./models/message";
import HomeServiceNote from "./models/note";
import HomeServiceRequest from "./models/request";
import HomeServiceVisit from "./models/visit";
import HomeServiceWish from "./models/wish";
import type { NewRequest } from "./rows";
import { openStatuses } from "./state";
import { conflict, type Step, takeStep } from "./transition";

type Staff = { id: string; name: string };

/** PostgreSQL's codes for a transaction that lost against another one and may be tried again. */
const lostARace = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  (error.code === "40001" || error.code === "40P01");

const mostTries = 12;

class HomeServiceModuleService extends serviceWithSql({
  HomeServiceRequest,
  HomeServiceWish,
  HomeServiceVisit,
  HomeServiceEvent,
  HomeServiceNote,
  HomeServiceMessage,
  HomeServiceAccess,
  HomeServiceLost,
}) {
  private inTransaction<T>(work: (manager: SqlEntityManager) => Promise<T>): Promise<T> {
    return this.repository.transaction(work);
  }

  /** Stores a request once, however often its key comes; `created`: whether this call did. */
  async receive(request: NewRequest): Promise<{ id: string; created: boolean }> {
    const id = await this.inTransaction((manager) => insertRequest(manager, request));
    if (id) return { id, created: true };
    const [stored] = await this.listHomeServiceRequests({
      idempotency_key: request.idempotencyKey,
    });
    if (!stored) throw new Error("A request was neither stored nor found");
    return { id: stored.id, created: false };
  }

  /** Ids of those of an e-mail address, however it was typed, that are not erased: for oneself or for somebody else. */
  async idsOf(email: string): Promise<string[]> {
    const found = await this.query<{ id: string }>(
      `select id from home_service_request where deleted_at is null and erased_at is null
         and lower(?) in (lower(email), lower(requester->>'email'))`,
      [email],
    );
    return found.map(({ id }) => id);
  }

  /** How many requests of this address or number may still become a visit. */
  async openRequestsOf(email: string, phone: string): Promise<number> {
    const [, count] = await this.listAndCountHomeServiceRequests(
      { status: [...openStatuses], $or: [{ email }, { phone }] },
      { take: 1, select: ["id"] },
    );
    return count;
  }

  /**
   * @throws MedusaError `not_found` or `conflict`, see {@link takeStep}
   */
  async step(step: Step): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.repository.transaction(
          (manager: SqlEntityManager) => takeStep(manager, step),
          { isolationLevel: "serializable" },
        );
      } catch (error) {
        if (!lostARace(error)) throw error;
        if (attempt === mostTries) {
          throw conflict("racing", "Others are planning at this moment; try again");
        }
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  /** Who goes there. The visit, if one stands, keeps its optician until it is planned again. */
  async assign(requestId: string, version: number, optician: Staff, by: Staff): Promise<void> {
    await this.inTransaction(async (manager) => {
      const [row] = await manager.execute<{ status: string }[]>(
        `update home_service_request set assigned_to = ?, assigned_name = ?, version = version + 1,
           updated_at = now()
         where id = ? and version = ? and erased_at is null returning status`,
        [optician.id, optician.name, requestId, version],
      );
      if (!row) {
        throw conflict("stale", "Someone else has changed this request; reload it");
      }
      await manager.execute(
        `insert into home_service_event
           (id, request_id, at, actor_kind, actor_id, actor_name, action, from_status, to_status, why)
         values (?, ?, now(), 'staff', ?, ?, 'assign', ?, ?, ?)`,
        [
          generateEntityId(undefined, "visitevt"),
          requestId,
          by.id,
          by.name,
          row.status,
          row.status,
          optician.name,
        ],
      );
    });
  }

  /** Puts a mail into the outbox once per occasion, and marks the request where the mail is about its promise. */
  async remind(requestId: string, kind: MessageKind, occasion: string): Promise<void> {
    const column = { "staff-warning": "warned_at", "staff-breach": "breached_at" }[kind as string];
    await this.inTransaction(async (manager) => {
      const facts = await visitFacts(manager, requestId);
      await enqueue(manager, requestId, kind, occasion, facts);
      if (!column) return;
      await manager.execute(`update home_service_request set ${column} = now() where id = ?`, [
        requestId,
      ]);
    });
  }

  claimMessages(count: number): Promise<OutboxMessage[]> {
    return this.inTransaction((manager) => claim(manager, count));
  }

  /** Notes that a mail was sent. Its row is gone where the request was erased meanwhile. */
  async settleMessage(id: string): Promise<void> {
    await this.query("update home_service_message set sent_at = now() where id = ?", [id]);
  }

  /** Takes everything personal out of a request for good; that there was one stays. */
  async erase(requestId: string): Promise<void> {
    await this.inTransaction(async (manager) => {
      await manager.execute(
        `update home_service_request set first_name = null, last_name = null, birth_year = null,
           address = null, postal_code = null, city = null, email = null, phone = null,
           requester = null, patients = null, topics = null, reason_note = null, mobility = null,
           access_note = null, frames = '{"list": []}'::jsonb, latitude = null, longitude = null,
           coverage = coverage - 'place' - 'latitude' - 'longitude', erased_at = now(),
           updated_at = now(), version = version + 1,
           closed_at = coalesce(closed_at, now()),
           status = case when status in ('received', 'proposed', 'confirmed') then 'cancelled'
             else status end
         where id = ?`,
        [requestId],
      );
      const ofRequest = [requestId];
      await manager.execute("delete from home_service_note where request_id = ?", ofRequest);
      await manager.execute("delete from home_service_message where request_id = ?", ofRequest);
      await manager.execute(
        "update home_service_event set why = null where request_id = ?",
        ofRequest,
      );
      await manager.execute("delete from home_service_wish where request_id = ?", ofRequest);
      await manager.execute("delete from home_service_visit where request_id = ?", ofRequest);
    });
  }
}

async function visitFacts(manager: SqlEntityManager, requestId: string) {
  const [visit] = await manager.execute<
    { starts_at: Date; minutes: number; optician_name: string }[]
  >("select starts_at, minutes, optician_name from home_service_visit where request_id = ?", [
    requestId,
  ]);
  return visit
    ? {
        startsAt: new Date(visit.starts_at).toISOString(),
        minutes: visit.minutes,
        optician: visit.optician_name,
      }
    : {};
}

export default HomeServiceModuleService;
