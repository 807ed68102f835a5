import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { isStorable } from "../../../platform/storable-text";

/** Parameters that Medusa takes for texts, on every list. */
const texts = z.object({ fields: z.string(), order: z.string(), q: z.string() }).partial();

/** PostgreSQL's largest `integer`. */
const largest = 2 ** 31 - 1;
const count = z.coerce.number().int().min(0).max(largest);
const page = z.object({ limit: count, offset: count }).partial();

/** Requests for home visits are answered field by field; what is searched for may be anything. */
const judgesItself = /^\/(?:store\/home-service-requests|catalog)(?:\/|$)/i;

const refuse = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

/** Refuses, on every route, what no route can work with and what would end as an error of the database. */
export function refuseHardInput(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { query, body, originalUrl } = request;
  const address = decodeURIComponent(originalUrl.split("?", 1)[0] ?? "");
  const judged = judgesItself.test(address) || (isStorable(query) && isStorable(body));
  if (!isStorable(address) || !judged) {
    throw refuse("The request holds a character that cannot be stored, or is nested too deep");
  }
  if (!texts.safeParse(query).success) throw refuse("fields, order and q are texts, given once");
  if (!page.safeParse(query).success) throw refuse("limit and offset are whole numbers from 0");
  next();
}
