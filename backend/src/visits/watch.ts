/** What happens to requests by the clock alone. */
import { addDays, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../modules/business-profile";
import { openStatuses } from "../modules/home-service/state";
import { homeServiceOf } from "./context";
import { eraseRequest } from "./erase";
import { beginningOf, planningOf } from "./planning-of";
import { retentionEnds } from "./retention";

/** Notifies staff of promises that are about to be broken, or are, once each. */
export async function watchPromises(container: MedusaContainer, now: Date): Promise<void> {
  const service = homeServiceOf(container);
  const waiting = { status: [...openStatuses], answered_at: null, erased_at: null };
  const late = await service.listHomeServiceRequests(
    { ...waiting, answer_by: { $lte: now }, breached_at: null },
    { take: null },
  );
  for (const { id, answer_by } of late) {
    await service.remind(id, "staff-breach", new Date(answer_by).toISOString());
  }
  const soon = await service.listHomeServiceRequests(
    { ...waiting, warn_by: { $lte: now }, answer_by: { $gt: now }, warned_at: null },
    { take: null },
  );
  for (const { id, answer_by } of soon) {
    await service.remind(id, "staff-warning", new Date(answer_by).toISOString());
  }
}

/** The local hour from which tomorrow's visits are reminded of. */
const reminderTime = "09:00";

/** Reminds the customers of tomorrow's visits; each visit is reminded of once for each of its times. */
export async function remindOfTomorrow(container: MedusaContainer, now: Date): Promise<void> {
  const service = homeServiceOf(container);
  const { timeZone } = await profileOf(container);
  const { date, time } = wallClock(now, timeZone);
  if (time < reminderTime) return;
  const visits = await service.listHomeServiceVisits(
    {
      starts_at: {
        $gte: beginningOf(addDays(date, 1), timeZone),
        $lt: beginningOf(addDays(date, 2), timeZone),
      },
    },
    { take: null },
  );
  const confirmed = await service.listHomeServiceRequests(
    { id: visits.map(({ request_id }) => request_id), status: "confirmed" },
    { take: null, select: ["id"] },
  );
  for (const { request_id, starts_at } of visits) {
    if (!confirmed.some(({ id }) => id === request_id)) continue;
    await service.remind(request_id, "reminder", new Date(starts_at).toISOString());
  }
}

/** Closes requests of which every time that was wished for or proposed has passed. */
export async function expirePassed(container: MedusaContainer, now: Date): Promise<void> {
  const service = homeServiceOf(container);
  const planning = planningOf(await profileOf(container));
  const open = await service.listHomeServiceRequests(
    { status: ["received", "proposed"] },
    { take: null, select: ["id"] },
  );
  const ids = open.map(({ id }) => id);
  const [wishes, visits] = await Promise.all([
    service.listHomeServiceWishes({ request_id: ids, starts_at: { $gt: now } }, { take: null }),
    service.listHomeServiceVisits({ request_id: ids, starts_at: { $gt: now } }, { take: null }),
  ]);
  const alive = new Set([...wishes, ...visits].map(({ request_id }) => request_id));
  for (const requestId of ids) {
    if (alive.has(requestId)) continue;
    await service.step({ requestId, action: "expire", actor: { kind: "system" }, now, planning });
  }
}

/** Erases the persons of requests that were kept as long as the profile allows. Returns how many. */
export async function eraseOld(container: MedusaContainer, now: Date): Promise<number> {
  const service = homeServiceOf(container);
  const { afterVisit, withoutVisit } = retentionEnds((await profileOf(container)).homeService, now);
  // Kept from its own day where nobody has marked a visit as done.
  const overdue = await service.listHomeServiceVisits(
    { starts_at: { $lt: afterVisit } },
    { take: null, select: ["request_id"] },
  );
  const old = await service.listHomeServiceRequests(
    {
      erased_at: null,
      $or: [
        { status: "done", closed_at: { $lt: afterVisit } },
        { status: "confirmed", id: overdue.map(({ request_id }) => request_id) },
        {
          status: ["declined", "cancelled", "expired"],
          closed_at: { $lt: withoutVisit },
        },
      ],
    },
    { take: null, select: ["id"] },
  );
  for (const { id } of old) await eraseRequest(container, id);
  // Of those who were to be called nothing else is kept.
  const lost = await service.listHomeServiceLosts(
    { received_at: { $lt: withoutVisit } },
    { take: null, select: ["id"] },
  );
  await service.deleteHomeServiceLosts(lost.map(({ id }) => id));
  return old.length + lost.length;
}
