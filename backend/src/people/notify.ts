/** Tells staff of what has come in and of promises that run out. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { openStatuses } from "../modules/home-service/state";
import { STAFF_EVENTS_MODULE } from "../modules/staff-events";
import type StaffEventsModuleService from "../modules/staff-events/service";
import { homeServiceOf } from "../visits/context";

export const staffEventsOf = (container: MedusaContainer): StaffEventsModuleService =>
  container.resolve<StaffEventsModuleService>(STAFF_EVENTS_MODULE);

/** How far back is looked for what nobody was told of, because a process died. Milliseconds. */
const lookBack = 60 * 60 * 1000;

/** A promise that was broken earlier is no news. Milliseconds. */
const newsOfBreach = 24 * 60 * 60 * 1000;

/** Writes the event of one order. */
export async function tellOrder(container: MedusaContainer, id: string): Promise<void> {
  await tellOrders(container, { id });
}

async function tellOrders(container: MedusaContainer, filters: object): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id"],
    filters: { is_draft_order: false, ...filters },
    pagination: { take: 200, order: { created_at: "ASC" } },
  });
  for (const { id, display_id } of data) {
    await staffEventsOf(container).tell("order", { resourceId: id, reference: String(display_id) });
  }
}

/** Writes whatever has happened and was not told; telling again changes nothing. */
export async function tellAll(container: MedusaContainer, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBack);
  await tellOrders(container, { created_at: { $gte: since.toISOString() } });
  await tellRequests(container, now);
}

/** New requests for a visit, and those of which the promised answer is due soon or overdue. */
async function tellRequests(container: MedusaContainer, now: Date): Promise<void> {
  const service = homeServiceOf(container);
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
    for (const { id, reference } of found) {
      await events.tell(kind, { resourceId: id, reference });
    }
  }
}

/** The same without making a visitor wait; the job of the minute sees to what fails. */
export function tellRequestsSoon(container: MedusaContainer): void {
  tellRequests(container, new Date()).catch(() =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn("Staff were not told of a request now; the next minute tells them"),
  );
}
