/** Notifies staff of new orders and requests, and of promises that are due. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { HOME_SERVICE_MODULE } from "../modules/home-service";
import { openStatuses } from "../modules/home-service/state";
import { type Area, may, type Rights } from "../modules/staff/permissions";
import { STAFF_EVENTS_MODULE } from "../modules/staff-events";
import type StaffEventsModuleService from "../modules/staff-events/service";
import type { EventKind } from "../modules/staff-events/service";
import { loggerOf } from "../platform/logger";

export const staffEventsOf = (container: MedusaContainer): StaffEventsModuleService =>
  container.resolve(STAFF_EVENTS_MODULE);

const areas: Record<EventKind, Area> = {
  order: "orders",
  withdrawal: "orders",
  request: "home-service",
  answer: "home-service",
  "promise-warning": "home-service",
  "promise-breach": "home-service",
};

/** The events that somebody may know of. */
export const kindsFor = (rights: Rights): EventKind[] =>
  (Object.keys(areas) as EventKind[]).filter((kind) => may(rights, areas[kind], "read"));

/** How far back events that a process did not record before it died are looked for. Milliseconds. */
const lookBack = 60 * 60 * 1000;

/** A promise that was broken earlier is no news. Milliseconds. */
const newsOfBreach = 24 * 60 * 60 * 1000;

/** Writes the event of one order. */
export async function notifyOfOrder(container: MedusaContainer, id: string): Promise<void> {
  await notifyOfOrders(container, { id });
}

async function notifyOfOrders(container: MedusaContainer, filters: object): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id"],
    filters: { is_draft_order: false, ...filters },
    pagination: { take: 200, order: { created_at: "ASC" } },
  });
  const orders = data.map(({ id, display_id }) => ({ id, reference: String(display_id) }));
  await staffEventsOf(container).record("order", orders);
}

/** Records the events that are missing. Idempotent. */
export async function notifyMissed(container: MedusaContainer, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBack);
  await notifyOfOrders(container, { created_at: { $gte: since.toISOString() } });
  await notifyOfRequests(container, now);
}

/** New requests for a visit, and those of which the promised answer is due soon or overdue. */
async function notifyOfRequests(container: MedusaContainer, now: Date): Promise<void> {
  const service = container.resolve(HOME_SERVICE_MODULE);
  const events = staffEventsOf(container);
  const since = new Date(now.getTime() - lookBack);
  const yesterday = new Date(now.getTime() - newsOfBreach);
  const waiting = { status: [...openStatuses], answered_at: null, erased_at: null };
  const kinds = [
    ["request", { received_at: { $gte: since } }],
    ["promise-warning", { ...waiting, warn_by: { $lte: now }, answer_by: { $gt: now } }],
    ["promise-breach", { ...waiting, answer_by: { $lte: now, $gt: yesterday } }],
  ] as const;
  for (const [kind, filters] of kinds) {
    const found = await service.listHomeServiceRequests(filters, {
      take: null,
      order: { received_at: "ASC" },
      select: ["id", "reference"],
    });
    await events.record(kind, found);
  }
}

/** The same without making a visitor wait; the job of the minute sees to what fails. */
export function notifyOfRequestsSoon(container: MedusaContainer): void {
  notifyOfRequests(container, new Date()).catch(() =>
    loggerOf(container).warn(
      "Staff were not notified of a request; the job of the next minute does it",
    ),
  );
}
