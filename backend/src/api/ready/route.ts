import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keepingUp } from "../../platform/changes/feed";
import { within } from "../../platform/timeout";
import { preparePlaces } from "../../visits/area/coverage";

const secondsToAnswer = 2;

/** Before the demo data are there, no place can be judged; that keeps nobody waiting. */
const places = (request: MedusaRequest) => preparePlaces(request.scope).catch(() => undefined);

/**
 * 200 when the database answers in time and the catalog's index is good, else 503. `/health` only says that the process lives: with
 * the database gone, requests wait in the pool for half a minute.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  response.setHeader("cache-control", "no-store");
  try {
    await within(secondsToAnswer * 1000, Promise.resolve(database.raw("select 1")));
    await places(request);
    await within(secondsToAnswer * 1000, keepingUp(request.scope));
    response.json({ status: "ok" });
  } catch {
    response.status(503).json({ status: "unavailable" });
  }
}
