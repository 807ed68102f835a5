import { randomInt } from "node:crypto";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { enqueue } from "./messages";
import type { NewRequest, Wish } from "./rows";

/** Without letters and digits that sound or look alike. */
const referenceLetters = "ACEFHJKLMNPRTUVWXY34679";

const newReference = (): string =>
  `HS-${Array.from({ length: 6 }, () => referenceLetters[randomInt(referenceLetters.length)]).join("")}`;

/**
 * Stores the request unless its key is already known.
 * @returns the new request's id, or undefined for a key that was used before
 */
export async function insertRequest(
  manager: SqlEntityManager,
  request: NewRequest,
): Promise<string | undefined> {
  const id = generateEntityId(undefined, "visitreq");
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const { deadlines, position, enteredBy } = request;
  const columns: Record<string, unknown> = {
    id,
    reference: newReference(),
    idempotency_key: request.idempotencyKey,
    status: "received",
    place: request.place,
    language: request.language,
    country: request.country,
    first_name: request.firstName,
    last_name: request.lastName,
    birth_year: request.birthYear ?? null,
    address: request.address ?? null,
    postal_code: request.postalCode ?? null,
    city: request.city ?? null,
    email: request.email,
    phone: request.phone,
    requester: json(request.requester),
    patients: json({ list: request.patients ?? [] }),
    frames: json({ list: request.frames ?? [] }),
    topics: json({ list: request.topics }),
    reason_note: request.reasonNote || null,
    mobility: request.mobility ?? null,
    access_note: request.accessNote || null,
    consent: request.consent,
    coverage: json(request.coverage),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    received_at: request.receivedAt,
    attention_by: deadlines.attentionBy,
    warn_by: deadlines.warnBy,
    answer_by: deadlines.answerBy,
  };
  const names = Object.keys(columns);
  const [row] = await manager.execute<{ id: string }[]>(
    `insert into home_service_request (${names.join(", ")})
     values (${names.map(() => "?").join(", ")})
     on conflict (idempotency_key) do nothing returning id`,
    Object.values(columns),
  );
  if (!row) return undefined;
  await replaceWishes(manager, id, request.wishes);
  await manager.execute(
    `insert into home_service_event
       (id, request_id, at, actor_kind, actor_id, actor_name, action, to_status)
     values (?, ?, ?, ?, ?, ?, 'receive', 'received')`,
    [
      ...[generateEntityId(undefined, "visitevt"), id, request.receivedAt],
      ...[enteredBy ? "staff" : "customer", enteredBy?.id ?? null, enteredBy?.name ?? null],
    ],
  );
  await enqueue(manager, id, "acknowledgement", "1");
  // Who has entered it knows.
  if (!enteredBy) await enqueue(manager, id, "staff-new", "1");
  return id;
}

export async function replaceWishes(
  manager: SqlEntityManager,
  requestId: string,
  wishes: readonly Wish[],
): Promise<void> {
  await manager.execute("delete from home_service_wish where request_id = ?", [requestId]);
  for (const [position, { date, time, startsAt }] of wishes.entries()) {
    await manager.execute(
      `insert into home_service_wish (id, request_id, position, date, time, starts_at)
       values (?, ?, ?, ?, ?, ?)`,
      [generateEntityId(undefined, "visitwish"), requestId, position, date, time, startsAt],
    );
  }
}
