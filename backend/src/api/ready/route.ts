import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { within } from "../../within";

const secondsToAnswer = 2;

/**
 * 200 when the database answers in time, else 503. `/health` only says that the process lives: with
 * the database gone, requests wait in the pool for half a minute.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  response.setHeader("cache-control", "no-store");
  try {
    await within(secondsToAnswer * 1000, Promise.resolve(database.raw("select 1")));
    response.json({ status: "ok" });
  } catch {
    response.status(503).json({ status: "database-unavailable" });
  }
}
