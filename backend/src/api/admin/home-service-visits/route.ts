import { addDays } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { profileOf } from "../../../modules/business-profile";
import {
  beginningOf,
  framesIn,
  framesOf,
  homeServiceOf,
  personOf,
  plannedOf,
  planningRules,
  roundsOf,
  summaryOf,
  visitView,
} from "../../../visits";
import { validInput } from "../../http/invalid-data";
import { logAccess } from "../home-service-requests/access";

const query = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  optician_id: z.string().max(100).optional(),
});

/**
 * Visits of the local days `from` to `to` (both included), with the person and the way from the visit
 * before: the week calendar and the day sheet are made of it.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const asked = validInput(query, request.query);
  const service = homeServiceOf(request.scope);
  const profile = await profileOf(request.scope);
  const { from, to, optician_id } = asked;
  const visits = await service.listHomeServiceVisits(
    {
      starts_at: {
        $gte: beginningOf(from, profile.timeZone),
        $lt: beginningOf(addDays(to, 1), profile.timeZone),
      },
      ...(optician_id ? { optician_id } : {}),
    },
    { take: null, order: { starts_at: "ASC" } },
  );
  const requests = await service.listHomeServiceRequests(
    { id: visits.map(({ request_id }) => request_id) },
    { take: null },
  );
  const notes = await service.listHomeServiceNotes(
    { request_id: requests.map(({ id }) => id) },
    { take: null, order: { created_at: "DESC" } },
  );
  const ways = roundsOf(planningRules(profile), profile.timeZone, visits.map(plannedOf));
  const found = await Promise.all(
    visits.map(async (visit) => {
      const stored = requests.find(({ id }) => id === visit.request_id);
      return stored
        ? [
            {
              ...visitView(visit),
              ...ways.get(visit.request_id),
              request: {
                ...summaryOf(stored),
                ...personOf(stored),
                frames: await framesOf(request.scope, framesIn(stored)),
                notes: notes
                  .filter(({ request_id }) => request_id === stored.id)
                  .map(({ text, author_name, created_at }) => ({ text, author_name, created_at })),
              },
            },
          ]
        : [];
    }),
  );
  await logAccess(request, "visits");
  response.json({
    home_service_visits: found.flat(),
    time_zone: profile.timeZone,
    shop: `${profile.street}, ${profile.postalCode} ${profile.town}`,
  });
}
