import { wallClock } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { profileOf } from "../../../../modules/business-profile";
import { csvOf, filtersOf, homeServiceOf, listQuery, orderOf } from "../../../../visits";
import { validInput } from "../../../http/invalid-data";
import { logAccess } from "../access";

const mostRows = 10_000;

/** The requests of the list's filters as a CSV table, without pages. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const query = validInput(listQuery, request.query);
  const { timeZone } = await profileOf(request.scope);
  const filters = filtersOf(query, new Date(), timeZone);
  const requests = await homeServiceOf(request.scope).listHomeServiceRequests(filters, {
    take: mostRows,
    order: orderOf(query),
  });
  await logAccess(request, "table");
  response.set("content-disposition", 'attachment; filename="home-service.csv"');
  response.set("cache-control", "private, no-store");
  response.type("csv").send(csvOf(requests, (date) => localTime(date, timeZone)));
}

function localTime(instant: Date | string | null, timeZone: string): string {
  if (instant === null) return "";
  const { date, time } = wallClock(new Date(instant), timeZone);
  return `${date} ${time}`;
}
