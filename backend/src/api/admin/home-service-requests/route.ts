import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { profileOf } from "../../../modules/business-profile";
import { filtersOf, homeServiceOf, listQuery, orderOf, summaryOf } from "../../../visits";
import { validInput } from "../../http/invalid-data";
import { logAccess } from "./access";

/** Requests by the filters of `listQuery`, those with the least time left to answer first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const query = validInput(listQuery, request.query);
  const { timeZone } = await profileOf(request.scope);
  const filters = filtersOf(query, new Date(), timeZone);
  const { limit, offset } = query;
  const [requests, count] = await homeServiceOf(request.scope).listAndCountHomeServiceRequests(
    filters,
    { take: limit, skip: offset, order: orderOf(query) },
  );
  await logAccess(request, "list");
  response.json({
    home_service_requests: requests.map(summaryOf),
    count,
    limit,
    offset,
    time_zone: timeZone,
  });
}
