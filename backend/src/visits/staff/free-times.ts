import { addDays, instantOf } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { profileOf } from "../../modules/business-profile";
import { homeServiceOf, minutesOf, placeOf } from "../context";
import { beginningOf, planningRules } from "../planning-of";
import { rankWishes } from "./ranking";
import { plannedOf } from "./staff-views";

export const freeTimesQuery = z.object({
  date: z.iso.date(),
  optician_id: z.string().max(100).optional(),
  minutes: z.coerce.number().int().min(15).max(480).optional(),
});

/** Staff may propose what no form offers: early and late, on any day. */
const firstHour = 8;
const lastHour = 20;

/** The times of a day at which the visit of a request could begin, each with what stands against it. */
export async function freeTimes(
  container: MedusaContainer,
  requestId: string,
  { date, optician_id, minutes }: z.infer<typeof freeTimesQuery>,
  reader: string,
) {
  const service = homeServiceOf(container);
  const request = await service.retrieveHomeServiceRequest(requestId);
  const profile = await profileOf(container);
  const { timeZone, homeService } = profile;
  const [begin, end] = [beginningOf(date, timeZone), beginningOf(addDays(date, 1), timeZone)];
  const visits = await service.listHomeServiceVisits(
    { starts_at: { $gte: begin, $lt: end } },
    { take: null },
  );
  const { latitude, longitude } = request;
  const position = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  const times: string[] = [];
  for (let at = firstHour * 60; at < lastHour * 60; at += homeService.slotMinutes) {
    times.push([Math.floor(at / 60), at % 60].map((part) => `${part}`.padStart(2, "0")).join(":"));
  }
  const wished = times.flatMap((time) => {
    const startsAt = instantOf({ date, time }, timeZone);
    if (!startsAt) return [];
    const visit = {
      requestId,
      place: placeOf(request),
      startsAt,
      minutes: minutes ?? minutesOf(profile, request),
      opticianId: optician_id ?? request.assigned_to ?? reader,
      position,
    };
    return [{ time, visit }];
  });
  const planned = visits.map(plannedOf);
  const fits = rankWishes(
    planningRules(profile),
    wished.map(({ visit }) => visit),
    () => planned,
    new Date(),
  );
  return fits
    .toSorted((one, other) => one.wish - other.wish)
    .map(({ wish, conflict, detourMinutes }) => ({
      time: wished[wish]?.time ?? "",
      conflict: conflict ?? null,
      detour_minutes: detourMinutes,
    }));
}
