import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { profileOf } from "../../../modules/business-profile";
import { authorOf, notifyOfRequestsSoon } from "../../../people";
import {
  filtersOf,
  homeServiceOf,
  listQuery,
  orderOf,
  refusalBody,
  sendOutboxSoon,
  submit,
  summaryOf,
  topicsOf,
} from "../../../visits";
import { validInput } from "../../http/invalid-data";
import { validBody } from "../../http/valid-body";
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
    home_service_requests: requests.map((each) => ({
      ...summaryOf(each),
      topics: topicsOf(each),
    })),
    count,
    limit,
    offset,
    time_zone: timeZone,
  });
}

/** A key of the form, so that what is sent twice is one request; the rest is judged as on the website. */
const entered = z.looseObject({ key: z.uuid() });

/**
 * Stores a request for a caller, by the rules of the website's form and with the same mails. 422 for broken rules, with
 * `fields`; 429 where this person has too many open requests.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { key, ...body } = validBody(entered, request.body);
  const by = await authorOf(request);
  const submitted = await submit(request.scope, { key, body, by });
  response.status(submitted.status);
  if ("refusal" in submitted) {
    response.json(submitted.refusal);
    return;
  }
  if (submitted.status === 429) {
    response.json({
      ...refusalBody({}),
      message: "This person has too many open requests",
    });
    return;
  }
  const stored = await homeServiceOf(request.scope).retrieveHomeServiceRequest(submitted.id);
  response.json({ home_service_request: summaryOf(stored) });
  if (submitted.status === 200) return;
  sendOutboxSoon(request.scope);
  notifyOfRequestsSoon(request.scope);
}
